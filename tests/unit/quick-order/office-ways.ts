// The ways in which a line of free text says how many of a thing.

export const arabicDigits = (text: string | number): string =>
  String(text).replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));

/** What a way of writing has to write. */
export interface Said {
  readonly thing: string;
  readonly n: number;
  readonly price: string;
  readonly date: string;
  /** A price without decimals. */
  readonly whole: number;
  readonly name: string;
}

type Way = (said: Said) => [as: string, text: string, quantity?: number];
export const WAYS: readonly Way[] = [
  ({ thing, n }) => ['×2', `${thing} ×${n}`],
  ({ thing, n }) => ['× 2', `${thing} × ${n}`],
  ({ thing, n }) => ['✖️', `${thing} ✖️${n}`],
  ({ thing, n }) => ['*2', `${thing} *${n}`],
  ({ thing, n }) => ['2 *', `${n} * ${thing}`],
  ({ thing, n }) => ['qty: pcs', `${thing} qty: ${n} pcs`],
  ({ thing, n }) => ['Qty.', `${thing} Qty. ${n}`],
  ({ thing, n }) => ['Qty-', `${thing}, Qty-${n}`],
  ({ thing, n }) => ['Qty ( )', `${thing} Qty (${n})`],
  ({ thing, n }) => ['qty before', `Qty ${n}: ${thing}`],
  ({ thing, n }) => ['Nos.', `${thing} – ${n} Nos.`],
  ({ thing, n }) => ["No's", `${thing} ${n} No's`],
  ({ thing, n }) => ['EA', `${thing} ${n} EA`],
  ({ thing, n }) => ['02 pcs', `${thing} - ${String(n).padStart(2, '0')} pcs`],
  ({ thing, n }) => ['حبة', `${thing} ${n} حبة`],
  ({ thing, n }) => ['حبة before', `${arabicDigits(n)} حبة ${thing}`],
  ({ thing, n }) => ['عدد حبة من', `عدد ${n} حبة من ${thing}`],
  ({ thing, n }) => ['عدد ( )', `${thing} عدد (${arabicDigits(n)})`],
  ({ thing, n }) => ['العدد/', `${thing} العدد/ ${n}`],
  ({ thing }) => ['حبتين', `حبتين ${thing}`, 2],
  ({ thing }) => ['عدد اثنين', `${thing} عدد اثنين`, 2],
  ({ thing }) => ['ثلاث حبات', `ثلاث حبات ${thing}`, 3],
  ({ thing }) => ['two pieces', `${thing} - two pieces`, 2],
  ({ thing }) => ['two (2)', `two (2) ${thing}`, 2],
  ({ thing, n }) => ['( )', `${thing} (${n})`],
  ({ thing, n }) => ['[ ]', `${thing} [${n}]`],
  ({ thing, n }) => ['dots', `${thing}......${n}`],
  ({ thing, n }) => ['line', `${thing} ______ ${n}`],
  ({ thing, n }) => ['dashes', `${thing} ---- ${n}`],
  ({ thing, n }) => ['arrow', `${thing} -> ${n}`],
  ({ thing, n }) => ['colon', `${thing}: ${n}`],
  ({ thing, n }) => ['equals', `${thing} = ${n}pcs`],
  ({ thing, n }) => ['RTL marks', `\u200f${thing}\u200f - \u202b${arabicDigits(n)} حبة\u202c`],
  ({ thing, n }) => ['no-break blanks', `\u200e${thing}\u00a0\u00a0x\u00a0${n}`],
  ({ thing, n }) => ['isolates', `\u2068${thing}\u2069 × \u2068${n}\u2069`],
  ({ thing, n }) => ['full width', `${thing} \uff58 ${n}`],
  ({ thing, n }) => ['bold', `*${thing}* - ${n}`],
  ({ thing, n }) => ['emoji', `\u{1f5a8}\ufe0f ${thing} \u27a1\ufe0f ${n}`],
  ({ thing, n }) => ['keycap', `3\ufe0f\u20e3 ${thing} - ${n} pcs`],
  ({ thing, n }) => ['check box', `\u2611 ${thing} - ${n}`],
  ({ thing, n }) => ['open box', `[ ] ${thing} - ${n}`],
  ({ thing, n, date, name }) => ['chat', `[${date}, 10:32:15 AM] ${name}: ${thing} x ${n}`],
  ({ thing, n, date, name }) => ['chat of Android', `${date}, 10:32 - ${name}: ${thing} ${n} pcs`],
  ({ thing, n }) => ['quoted mail', `> ${thing} - ${n} pcs`],
  ({ thing, n }) => ['“ ”', `“${thing}” – ${n} pcs`],
  ({ thing, n }) => ['« »', `«${thing}» عدد ${n}`],
  ({ thing, n, price }) => ['@', `${thing} ${n} pcs @ ${price}`],
  ({ thing, n, price }) => ['KD', `${thing} - ${n} pcs - KD ${price}`],
  ({ thing, n, whole }) => ['KD/-', `${thing} ${n} pcs KD ${whole}/-`],
  ({ thing, n, price }) => ['each', `${thing} ${n} pcs ${price} each`],
  ({ thing, n, price }) => ['n x price', `${thing}: ${n} x ${price} = ${(n * Number(price)).toFixed(3)}`],
  ({ thing, n, price }) => ['price first', `${thing} @ KD ${price} qty ${n}`],
  ({ thing, n, price }) => ['د.ك', `${thing} عدد ${n} بسعر ${price} د.ك`],
  ({ thing, n, whole }) => ['whole price', `${thing} x ${n} (${whole} KD)`],
  ({ thing, n, whole }) => ['دينار', `${thing} عدد ${n} السعر ${whole} دينار`],
  ({ thing, n }) => ['pages', `${thing} (3,100 pages) x ${n}`],
  ({ thing, n }) => ['yield', `${thing} yield 6000 pages - ${n} pcs`],
  ({ thing, n }) => ['floor', `${n} pcs ${thing} for 2nd floor`],
  ({ thing, n }) => ['room', `${thing} x ${n} (room 12)`],
  ({ thing, n }) => ['department', `${thing} - ${n} pcs for Accounts`],
  ({ thing, n, date }) => ['needed by', `${thing} - ${n} pcs, needed by ${date}`],
  ({ thing, n }) => ['before Sunday', `${thing} ${n} pcs before Sunday`],
  ({ thing, n }) => ['urgent', `${thing} x ${n} - URGENT!`],
  ({ thing, n }) => ['please', `please send ${n} pcs of ${thing}`],
  ({ thing, n }) => ['we need', `We need ${n} ${thing}`],
  ({ thing, n }) => ['نحتاج', `نحتاج ${n} حبة ${thing} لو سمحتم`],
  ({ thing, n }) => ['stock beside', `${thing} - qty ${n} (stock: 0)`],
  ({ thing, n }) => ['box', `${thing} ${n} box`],
  ({ thing }) => ['alone', thing, 1],
  ({ thing, n }) => ['named fields', `Item: ${thing}  Qty: ${n}  Unit: PCS`],
  ({ thing, n }) => ['blanks', `${thing}          ${n}`],
  ({ thing, n }) => ['Pcs.', `${n} Pcs. ${thing}`],
  ({ thing, n }) => ['pc/s', `${thing} ${n} pc/s`],
  ({ thing }) => ['thousand', `${thing} - 1,000 pcs`, 1000],
  ({ thing }) => ['2.00', `${thing} qty 2.00`, 2],
];
