import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { isOrderOnScreen } from './order-placed-notice.tsx';

const [orderId, other] = [newId<OrderId>(), newId<OrderId>()];
const at = (path: string, order?: string) => ({ pathname: `/de/shop/${path}`, order });

test.each([
  ['process-order', orderId],
  ['order-completed', orderId],
  ['account/orders', undefined],
  [`account/orders/${orderId}`, undefined],
])('%s shows that the order was made', (path, order) => expect(isOrderOnScreen(at(path, order), orderId)).toBe(true));

test.each([
  ['process-order', other],
  [`account/orders/${other}`, undefined],
  ['waiting', undefined],
  ['projects', undefined],
])('%s does not show it', (path, order) => expect(isOrderOnScreen(at(path, order), orderId)).toBe(false));
