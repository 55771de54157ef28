import type { FinderHelp } from '../page-text';
export const finder: FinderHelp = { sections: [], questions: [] };
