// The words of tables' headings, in both languages.

import { numberInWords } from './number-words';
import { normalise } from './text';

/** Words of table headings, by what their column holds. */
const HEADINGS = {
  quantity:
    'qty|quantity|qnty|qté|qte|quantité|menge|anzahl|cantidad|count|pcs|nos|required|order qty|qty required|الكميه|كميه|العدد|عدد|الكميه المطلوبه|العدد المطلوب|req qty',
  money:
    'price|preis|einzelpreis|prix|precio|unit price|u.price|u/price|net amount|net price|net|rate|amount|total|value|total price|unit cost|cost|price kd|total kd|kd|السعر|سعر|سعر الوحده|الاجمالي|المبلغ|القيمه|المجموع',
  serial:
    'no|no.|nr|pos|#|sr|s.no|s/n|sl|sn|sl.no|sr.no|sr no|sl no|serial|line|م|ت|رقم|الرقم|تسلسل|مسلسل|التسلسل',
  item: 'imagerunner|imageclass|i-sensys|isensys|maxify|workforce|stylus|expression|surecolor|phaser|workcentre|versalink|altalink|bizhub|ecosys|taskalfa|aficio|designjet|photosmart|advantage|photo|enterprise|advance|pagewide|business|multifunction|copier|item|items|artikel|bezeichnung|article|désignation|référence|part|part no|part number|part no.|code|item code|description|item description|desc|product|name|item name|sku|model|material|article|goods|toner|toner no|cartridge|cartridge no|product code|product name|الصنف|البند|المنتج|الوصف|الكود|رقم القطعه|رقم الصنف|اسم الصنف|الاسم|البيان|بيان|الماده|الموديل|وصف|كود|صنف',
  ignored:
    'stock|in stock|stock qty|on hand|balance|date|delivery date|required by|department|dept|location|printer location|supplier|vendor|المورد|التاريخ|الرصيد|رصيد|المخزون|القسم|الموقع',
  remark: 'remarks|remark|notes|note|comment|comments|ملاحظات|ملاحظه|الملاحظات',
  unit: 'unit|units|uom|u/m|unit of measure|packing|الوحده|وحده|وحده القياس',
} as const;

/** A heading of several words that says quantity, and those of them that say what is there already. */
const QUANTITY = /(?<!\p{L})(?:qty|quantity|qnty|(?:ال)?كميه|(?:ال)?عدد)(?!\p{L})/u;
const OTHER_QUANTITY =
  /hand|stock|available|balance|delivered|received|issued|used|previous|last|موجود|متوفر|متاح|مستلم|مصروف|سابق|حالي|رصيد|مخزون/;

/** What a column of a table holds. */
export type ColumnRole = keyof typeof HEADINGS;

const headings = new Map<string, ColumnRole>();
for (const [role, words] of Object.entries(HEADINGS))
  for (const word of words.split('|')) headings.set(normalise(word), role as ColumnRole);

/** What a column under this heading holds; undefined where the text is no heading. */
export function columnRole(cell: string): ColumnRole | undefined {
  const text = normalise(cell)
    .trim()
    .replace(/[:.*]+$/, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\s+/g, ' ');
  return headings.get(text) ?? quantityRole(text);
}

function quantityRole(text: string): ColumnRole | undefined {
  const words = text.split(' ');
  const isQuantity = words.length < 5 && !/\d/.test(text) && QUANTITY.test(text);
  if (!isQuantity || words.some((_, at) => numberInWords(words, at))) return undefined;
  return OTHER_QUANTITY.test(text) ? 'ignored' : 'quantity';
}
