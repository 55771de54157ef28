import { makerCode } from '../../data/maker-code';
import { decimal } from '../../money';
import { priceOf, type ReadyRow } from './list-rows';

// SAP's Open Catalog Interface, releases 4.0 and 5.0: names, lengths and the index from 1 are those of its list of fields.

/** Longest description, supplier's number and maker's number, in characters. */
const MAX_LENGTH = 40;
/** A piece, in the code of UN/ECE that the interface asks for. */
const PIECE = 'PCE';

/** The fields of a form that hands rows back to a purchasing system, in order. */
export function ociFields(rows: readonly ReadyRow[], target: string): [name: string, value: string][] {
  return [
    ['~OkCode', 'ADDI'],
    ['~TARGET', target],
    ['~CALLER', 'CTLG'],
    ...rows.flatMap((row, index) => fieldsOf(row, index + 1)),
  ];
}

function fieldsOf(row: ReadyRow, at: number): [string, string][] {
  const { id, title } = row.product;
  const code = makerCode(row.product);
  const field = (name: string, value: string): [string, string] => [`NEW_ITEM-${name}[${at}]`, value];
  return [
    field('DESCRIPTION', cut(title)),
    field('QUANTITY', `${row.quantity}.000`),
    field('UNIT', PIECE),
    field('PRICE', decimal(priceOf(row))),
    field('CURRENCY', 'KWD'),
    field('PRICEUNIT', '1'),
    [`NEW_ITEM-LONGTEXT_${at}:132[]`, title],
    field('VENDORMAT', cut(String(id))),
    ...(code ? [field('MANUFACTMAT', cut(code))] : []),
    field('EXT_PRODUCT_ID', cut(String(id))),
  ];
}

const cut = (text: string) => [...text].slice(0, MAX_LENGTH).join('');

/** Leaves the page with a form that posts the fields. */
export function postFields(
  address: string,
  target: string,
  fields: readonly (readonly [string, string])[],
): void {
  const form = Object.assign(document.createElement('form'), {
    action: address,
    method: 'post',
    target,
    acceptCharset: 'utf-8',
    hidden: true,
  });
  for (const [name, value] of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
