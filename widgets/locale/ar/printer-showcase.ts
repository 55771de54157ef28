import type { printerShowcase as en } from '../en/printer-showcase';

export const printerShowcase: typeof en = {
  carousel: 'عرض شرائح',
  region: 'طابعات نوفّر أحبارها',
  printers: ['طابعة ليزر مكتبية', 'طابعة بخزان حبر', 'طابعة ملصقات'],
};
