import { DrizzleQueryError } from 'drizzle-orm';
import { backUp } from '../database/backup';
import type { Database } from '../database/database';
import { holdsDatabase } from '../database/embedded';
import { askHolder } from '../database/folder-lock';
import { openDatabase } from '../database/open-database';
import { exportProducts } from '../import/export-products';
import { type ImportRequest, importProducts } from '../import/import-products';
import { type OrderReportRequest, reportOrders } from '../orders/order-report';
import { changeStatus, type OrderAction } from '../orders/order-status';
import { readSettings } from '../settings';

/** What a command wants of the database: the newest orders, another status of one, products from or for a sheet, or a backup in a file. */
export type CommandRequest =
  | { readonly orders: OrderReportRequest }
  | { readonly status: { readonly action: OrderAction; readonly number: string } }
  | { readonly importProducts: ImportRequest }
  | { readonly exportProducts: true }
  | { readonly backup: string };

type Answer = { readonly text: string } | { readonly fault: string };

/** Does what a command wants and prints the outcome: by the API that holds the embedded database, or here where none runs. */
export async function command(request: CommandRequest): Promise<void> {
  // A pager or `head` reads no further than it wants.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault;
  });
  try {
    const { databaseUrl, dataDir } = readSettings(process.env);
    const held = databaseUrl === null ? await askHolder(dataDir, JSON.stringify(request)) : null;
    process.stdout.write(held === null ? await runAlone(request) : read(held));
  } catch (fault) {
    process.stderr.write(`${messageOf(fault)}\n`);
    process.exitCode = 1;
  }
}

/** Lets commands ask this process while it holds the database. */
export function answerCommands(database: Database): void {
  database.answer?.(async question => {
    const answer: Answer = await run(database, JSON.parse(question)).then(
      text => ({ text }),
      fault => ({ fault: messageOf(fault) }),
    );
    return JSON.stringify(answer);
  });
}

/** A folder without a database is the wrong one: made here, it would be an empty shop that passes for the shop's. */
async function runAlone(request: CommandRequest): Promise<string> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === null && !holdsDatabase(dataDir))
    throw new Error(
      `${dataDir} holds no database; set DATA_DIR to the folder that the API uses, or start the API first.`,
    );
  const database = await openDatabase(settings);
  try {
    return await run(database, request);
  } finally {
    await database.close();
  }
}

async function run(database: Database, request: CommandRequest): Promise<string> {
  if ('orders' in request) return reportOrders(database.db, request.orders);
  if ('status' in request) {
    await database.checkDiskSpace?.();
    return changeStatus(database.db, request.status.action, request.status.number);
  }
  if ('importProducts' in request) {
    await database.checkDiskSpace?.();
    return importProducts(database.db, request.importProducts);
  }
  if ('exportProducts' in request) return exportProducts(database.db);
  await backUp(database, request.backup);
  return `Saved the database to ${request.backup}.\n`;
}

function read(held: string): string {
  const answer: Answer = held
    ? JSON.parse(held)
    : { fault: 'The database is in use, and its user did not answer; try again.' };
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.text;
}

/** Why it failed: of a query the database's own words, not the query with all that was in it. */
function messageOf(fault: unknown): string {
  if (fault instanceof DrizzleQueryError && fault.cause) return messageOf(fault.cause);
  return fault instanceof Error ? fault.message : String(fault);
}
