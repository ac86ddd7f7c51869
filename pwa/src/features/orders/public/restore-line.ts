import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';

/** Puts a line back as it was before it was removed. */
export const restoreLine = async (shop: Shop, line: CartLine) => {
  const { id, cartId, projectId, quantity, comment, reference } = line;
  await shop.change('putCartLine', { lineId: id, cartId, projectId });
  await shop.change('setCartLine', { lineId: id, quantity, comment, reference });
};
