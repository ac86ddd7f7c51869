import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import type { SavedCart } from '@knotenblech/shared/orders/saved/saved-cart.record.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { restoreLine } from '../public/amounts/use-shown-price.ts';

type Before = { saved: SavedCart; cartId: CartLine['cartId']; lines: readonly CartLine[] };

/**
 * How a saved cart that was added to `lines` is put aside again, and these are as they were; null where every line of the cart
 * got something of it: the cart would be emptied on the way, and forget what was chosen for it.
 */
export const undoTakeOf = ({
  saved,
  cartId,
  lines,
}: Before): ((shop: Pick<Shop, 'change'>) => Promise<void>) | null => {
  const raised = lines.flatMap((line) => {
    const given = saved.lines.find(({ projectId }) => projectId === line.projectId);
    return given ? [{ line, given }] : [];
  });
  if (lines.length > 0 && raised.length === lines.length) return null;
  const { id: savedCartId, name, shippingAddressId } = saved;
  const lineIds = saved.lines.map(
    ({ id, projectId }) => raised.find(({ line }) => line.projectId === projectId)?.line.id ?? id,
  );
  return async (shop) => {
    for (const { line, given } of raised) {
      const { quantity, comment, reference } = given;
      await shop.change('setCartLine', { lineId: line.id, quantity, comment, reference });
    }
    await shop.change('saveCart', { savedCartId, name, cartId, lineIds, shippingAddressId });
    for (const { line } of raised) await restoreLine(shop, line);
  };
};
