// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SettingsContext } from '../../../widgets/hooks/use-settings';
import { OrderSummary } from '../../../widgets/pieces/order/order-summary';
import { builtSettings } from '../../../widgets/settings';
import { drawIn } from '../../helpers/draw-in';

const ORDER = { number: 'TASS-1', at: 0, lines: [], subtotal: '1.000', shipping: '2.000', total: '3.000' };
const DELIVERY = { address: ['السالمية', 'قطعة 4', 'Street 12'], phone: '99999999', arrivalDay: 20_000 };

test('commas of an address go the way of the page, not one of their own', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  drawIn(
    place,
    <SettingsContext.Provider value={{ ...builtSettings(), lang: 'ar' }}>
      <OrderSummary order={ORDER} delivery={DELIVERY} print={() => undefined} />
    </SettingsContext.Provider>,
  );
  const address = () => place.querySelector('bdi')?.parentElement;
  await expect.poll(() => address()?.textContent).toBe('السالمية، قطعة 4، Street 12');
  expect([...(address()?.children ?? [])].map(part => part.textContent)).toEqual(DELIVERY.address);
});
