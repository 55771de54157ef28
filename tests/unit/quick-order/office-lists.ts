// Documents as offices send them: tables, mails, delivery notes and chats, with what is meant by each line.

import { type Named, OfficeGoods, type OfficeLine } from './office-goods';
import { arabicDigits, WAYS } from './office-ways';

/** A document with what is right for its lines. */
export interface OfficeDocument {
  readonly as: string;
  readonly text: string;
  readonly lines: readonly OfficeLine[];
}

const QUANTITIES = [1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 48, 50, 75, 100, 120, 250];
const NAMES = ['Ahmad', 'Fatima Al-Sabah', 'أحمد', 'Procurement Dept', 'Mr. Joseph', 'محمد العلي'];

const none = (as: string, text: string): OfficeLine => ({ text, as, kind: 'none', items: [] });

export class OfficeLists extends OfficeGoods {
  /** A table or free text. */
  document(length: number): OfficeDocument {
    return this.chance(0.5) ? this.#text(length) : this.#table(length);
  }

  #date(): string {
    const [day, month] = [1 + Math.floor(this.random() * 28), 1 + Math.floor(this.random() * 12)];
    const two = (number: number) => String(number).padStart(2, '0');
    return this.pick([
      `${two(day)}/${two(month)}/2026`,
      `${day}-${month}-2026`,
      `2026-${two(month)}-${two(day)}`,
      `${day}.${month}.26`,
    ]);
  }

  #phone(): string {
    const digits = String(this.pick([2, 5, 6, 9]) * 10_000_000 + Math.floor(this.random() * 9_999_999));
    const [first, last] = [digits.slice(0, 4), digits.slice(4)];
    return this.pick([digits, `+965 ${first} ${last}`, `${first}-${last}`, `${first} ${last}`]);
  }

  #price(): string {
    return (1 + this.random() * 80).toFixed(3);
  }

  /** A line that is no goods. */
  #talk(): OfficeLine {
    const n = this.pick(QUANTITIES);
    const money = (n * 20.25).toFixed(3);
    return this.pick([
      none(
        'talk',
        this.pick(['Dear Sirs,', 'Good morning', 'السلام عليكم ورحمة الله', 'Hi team,', 'تحية طيبة وبعد']),
      ),
      none(
        'talk',
        this.pick([
          'Please find our order below',
          'Kindly quote for the following items:',
          'نرجو توريد المواد التالية',
        ]),
      ),
      none(
        'talk',
        this.pick(['Required toners:', 'مطلوب الأحبار التالية:', 'We need the following for our offices:']),
      ),
      none(
        'talk',
        this.pick([
          'Thanks & Regards',
          'Best regards,',
          'مع الشكر والتقدير',
          'Thank you!',
          'شكراً جزيلاً',
          'Sent from my iPhone',
        ]),
      ),
      none('rule', this.pick(['___________', '=====', '* * *', '……………'])),
      none('date', `Date: ${this.#date()}`),
      none('date', `التاريخ: ${arabicDigits(this.#date())}`),
      none('date', this.#date()),
      none('date', `Delivery before ${this.#date()}`),
      none('phone', `Tel: ${this.#phone()}`),
      none('phone', `Mobile ${this.#phone()} ext. ${100 + n}`),
      none('phone', `هاتف ${this.#phone()}`),
      none('signature', `${this.pick(NAMES)} | Procurement | ${this.#phone()}`),
      none('address', `P.O. Box ${1000 + n}, Safat 13${100 + n}, Kuwait`),
      none('reference', `LPO No. ${45_000 + n}`),
      none('reference', `Ref: PR-2026-${1000 + n}`),
      none('reference', `Our reference: 2026/${n}`),
      none('page number', `Page ${this.pick([1, 2, 3])} of 3`),
      none('page number', `صفحة ${this.pick(['1', '٢'])} من 3`),
      none('page number', `- ${this.pick([1, 2, 3])} -`),
      none('total', `Total: ${n} pcs`),
      none('total', `Total qty ${n}`),
      none('total', `Grand Total KD ${money}`),
      none('total', `Subtotal ${money}`),
      none('total', `الإجمالي ${arabicDigits(n)} حبة`),
      none('total', `المجموع: ${money} د.ك`),
      none('total', 'Delivery charge KD 2.000'),
      none('total', 'Discount 5%'),
      none(
        'section',
        this.pick([
          'Accounts Department',
          '3rd floor:',
          'HR office',
          'الدور الثالث',
          'قسم المحاسبة:',
          'Printer room 2',
          'Branch 4',
        ]),
      ),
    ]);
  }

  /** Products and their quantities in one line of free text. */
  #line(): OfficeLine {
    if (this.chance(0.1)) return this.#two();
    const [thing, n] = [this.thing(), this.pick(QUANTITIES)];
    const [as, text, quantity = n] = this.pick(WAYS)({
      thing: thing.text,
      n,
      price: this.#price(),
      date: this.#date(),
      whole: 1 + Math.floor(this.random() * 60),
      name: this.pick(NAMES),
    });
    if (this.chance(0.15)) return this.#glued(n);
    if (this.chance(0.08)) return this.#open(thing, n);
    return { as, text, kind: 'product', items: [{ slug: thing.slug, quantity }] };
  }

  /** A code written together with its quantity. */
  #glued(n: number): OfficeLine {
    const { text, slug } = this.word();
    const many = Math.max(n, 2);
    const [as, written, quantity] = this.pick<[string, string, number]>([
      ['glued x', `${text}x${many}`, many],
      ['glued x before', `${many}x${text}`, many],
      ['glued ×', `${text}×${n}`, n],
      ['glued *', `${text}*${n}`, n],
      ['glued brackets', `${text}(${n})`, n],
      ['glued pcs', `${text}-${n}pcs`, n],
      ['glued :', `${text}:${n}`, n],
      ['glued حبة', `${text} ${n}حبة`, n],
      ['glued =', `${text}=${n}`, n],
      ['code / qty', `Code: ${text} / Qty: ${n}`, n],
      ['delivery note', `007   ${text}   ${n} PCS   ${this.#price()}   ${this.#price()}`, n],
    ]);
    return { as, text: written, kind: 'product', items: [{ slug, quantity }] };
  }

  /** What only the buyer knows. */
  #open({ text: thing }: Named, n: number): OfficeLine {
    const [as, text] = this.pick<[string, string]>([
      ['half', `${thing} 2.5 pcs`],
      ['range', `${thing} ${n}-${n + 2} pcs`],
      ['range', `${thing} ${n} to ${n + 2} pcs`],
      ['or', `${thing} ${n} or ${n + 1} pcs`],
      ['cancelled', `${thing} x ${n} - ${this.pick(['cancelled', 'CANCEL', 'not required', 'ملغي'])}`],
      ['cancelled', `لا نحتاج ${thing}`],
      ['two quantities', `${thing} qty 2, qty 5`],
      ['more letters', `${this.word().text}${this.pick(['ZQ', 'WJ'])} x ${n}`],
      ['none', `${thing} qty 0`],
    ]);
    return { as, text, kind: 'ask', items: [] };
  }

  /** Two codes of one line. */
  #two(): OfficeLine {
    const [a, b] = [this.word(), this.word()];
    const [n, m] = [this.pick(QUANTITIES), this.pick(QUANTITIES)];
    if (a.slug === b.slug) return this.#two();
    const [as, text, first, second] = this.pick<[string, string, number, number]>([
      ['commas', `${a.text} x ${n}, ${b.text} x ${m}`, n, m],
      ['and', `${n} pcs ${a.text} and ${m} pcs ${b.text}`, n, m],
      ['&', `${a.text} - ${n} & ${b.text} - ${m}`, n, m],
      ['و', `${a.text} عدد ${n} و ${b.text} عدد ${m}`, n, m],
      ['each', `${a.text}, ${b.text} - ${n} each`, n, n],
      ['pcs each', `${a.text} and ${b.text}, ${n} pcs each`, n, n],
      ['brackets', `${a.text} (${n}), ${b.text} (${m})`, n, m],
      ['plain', `${a.text} and ${b.text}`, 1, 1],
      ['+', `${a.text} + ${b.text}`, 1, 1],
      ['semicolon', `${a.text} ${n} pcs; ${b.text} ${m} pcs`, n, m],
      ['prose', `Please send ${n} of ${a.text} and also ${m} of ${b.text}.`, n, m],
    ]);
    const items = [
      { slug: a.slug, quantity: first },
      { slug: b.slug, quantity: second },
    ];
    return { as: `two: ${as}`, text, kind: 'product', items };
  }

  /** Free text: a mail, a chat, a note. */
  #text(length: number): OfficeDocument {
    const numbered = this.chance(0.2);
    let number = 0;
    const lines = Array.from({ length }, () => {
      if (this.chance(0.15)) return this.#talk();
      const line = this.#line();
      return numbered ? { ...line, text: `${++number}${this.pick(['.', ')', ' -'])} ${line.text}` } : line;
    });
    const end = this.pick(['\n', '\r\n', '\n\n']);
    return { as: numbered ? 'numbered' : 'text', text: lines.map(({ text }) => text).join(end), lines };
  }

  /** A table of a spreadsheet, pasted or saved as a file. */
  #table(length: number): OfficeDocument {
    const style = this.pick(Object.keys(DELIMITERS) as (keyof typeof DELIMITERS)[]);
    const delimiter = DELIMITERS[style];
    const layout = this.pick(LAYOUTS);
    const isQuoted = style !== 'pipe' && this.chance(0.4);
    const isEuropean = style === 'semicolon' && this.chance(0.4);
    const mustQuote = (text: string) => style !== 'pipe' && (text.includes(delimiter) || text.includes('"'));
    const row = (cells: Partial<Record<Column, string>>) =>
      layout
        .map(column => cells[column] ?? '')
        .map(text => (isQuoted || mustQuote(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join(delimiter);
    const as = `${style} ${layout.join()}${isQuoted ? ' quoted' : ''}${isEuropean ? ' european' : ''}`;
    const lines: OfficeLine[] = [];
    if (this.chance(0.85)) {
      const heading = Object.fromEntries(layout.map(column => [column, this.pick(HEADINGS[column])]));
      lines.push(none('heading', row(heading)));
    }
    for (let at = 1; at <= length; at++) {
      const [thing, quantity] = [this.thing(), this.pick(QUANTITIES)];
      const cells = this.#cells(at, thing, quantity, isEuropean);
      lines.push({ as, text: row(cells), kind: 'product', items: [{ slug: thing.slug, quantity }] });
      if (this.chance(0.05)) lines.push(none('section row', row({ item: 'Accounts Department' })));
    }
    if (this.chance(0.5)) {
      const quantity = String(lines.reduce((all, { items }) => all + (items[0]?.quantity ?? 0), 0));
      const item = this.pick(['Total', 'Grand Total', 'الإجمالي']);
      lines.push(none('total row', row({ item, quantity, total: '1234.500' })));
    }
    const separator = style === 'semicolon' && this.chance(0.2) ? 'sep=;\r\n' : '';
    return { as: style, text: separator + lines.map(({ text }) => text).join('\r\n'), lines };
  }

  #cells(at: number, thing: Named, quantity: number, isEuropean: boolean): Record<Column, string> {
    const price = this.#price();
    const money = (text: string) => (isEuropean ? text.replace('.', ',') : text);
    return {
      serial: String(at),
      item: thing.text,
      unit: this.pick(['PCS', 'pc', 'حبة', 'Nos', 'EA']),
      quantity: this.chance(0.1)
        ? arabicDigits(quantity)
        : this.pick([`${quantity}`, `${quantity}`, `${quantity} pcs`, `${quantity}.00`]),
      price: money(price),
      total: money((Number(price) * quantity).toFixed(3)),
      remark: this.pick(['', '', 'urgent', 'HR', 'room 12', '3rd floor', 'as before']),
      date: this.#date(),
      stock: String(Math.floor(this.random() * 9)),
    };
  }
}

type Column = 'serial' | 'item' | 'unit' | 'quantity' | 'price' | 'total' | 'remark' | 'date' | 'stock';
const DELIMITERS = { tab: '\t', semicolon: ';', comma: ',', pipe: ' | ' } as const;
const LAYOUTS: readonly (readonly Column[])[] = [
  ['item', 'quantity'],
  ['quantity', 'item'],
  ['serial', 'item', 'quantity'],
  ['serial', 'item', 'unit', 'quantity'],
  ['serial', 'item', 'quantity', 'unit', 'price', 'total'],
  ['item', 'price', 'quantity', 'total'],
  ['serial', 'item', 'quantity', 'remark'],
  ['item', 'quantity', 'date'],
  ['item', 'stock', 'quantity'],
  ['quantity', 'unit', 'item', 'price'],
];
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  serial: ['No', 'S/N', '#', 'Sl.', 'م', 'Sr. No.', 'Line'],
  item: [
    'Item',
    'Description',
    'Part No.',
    'Toner',
    'الصنف',
    'Item Description',
    'Cartridge No.',
    'Product Code',
    'البيان',
  ],
  unit: ['Unit', 'UOM', 'الوحدة'],
  quantity: ['Qty', 'QTY.', 'Quantity', 'الكمية', 'العدد', 'Qty Required', 'Order Qty', 'Qty (pcs)'],
  price: ['Unit Price', 'Price (KD)', 'Rate', 'سعر الوحدة', 'U.Price'],
  total: ['Total', 'Amount', 'Total KD', 'الإجمالي', 'Net Amount'],
  remark: ['Remarks', 'Notes', 'ملاحظات', 'Location'],
  date: ['Date', 'Delivery date', 'التاريخ', 'Required by'],
  stock: ['Stock', 'In stock', 'Balance', 'الرصيد'],
};
