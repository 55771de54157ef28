import type { CategoryText } from '../page-text';
export const categories: Record<string, CategoryText> = {};
