import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { type CartEntry, cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { openCartOf } from '@knotenblech/shared/orders/cart/open-cart-of.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';

export type OpenCart = { cart: Cart; entries: CartEntry[] };

/** The cart that is being filled, with projects and prices; undefined while loading, null when the device has none yet. */
export const useOpenCart = (): OpenCart | null | undefined => {
  const { actor } = useShop();
  const carts = useRecords('cart', userSpace(actor.userId));
  const lines = useRecords('cartLine', userSpace(actor.userId));
  const projects = useRecords('project', customerSpace(actor.customerId));
  const prices = useRecords('projectPrice', customerPriceSpace(actor.customerId));
  if (!carts || !lines || !projects || !prices) return undefined;
  const cart = openCartOf(carts);
  return cart === null ? null : { cart, entries: cartEntries({ cartId: cart.id, lines, projects, prices }) };
};
