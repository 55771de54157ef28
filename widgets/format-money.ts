import { count } from './locale/number';
import { decimal } from './money';

/** `1234500` fils as `1,234.500 د.ك`, in both languages (contract, section 5). */
export function money(amount: number): string {
  const [dinars = '0', rest = '000'] = decimal(amount).split('.');
  return `${count(Number(dinars))}.${rest} د.ك`;
}
