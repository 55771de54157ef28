import { command } from './command';

/** `npm run orders [-- --csv] [-- --limit=50]`: the newest orders, as a table or as CSV for a spreadsheet. */
const limit = Number(
  /^--limit=(\d+)$/.exec(process.argv.find(word => word.startsWith('--limit=')) ?? '')?.[1] ?? 100,
);
await command({ orders: { csv: process.argv.includes('--csv'), limit } });
