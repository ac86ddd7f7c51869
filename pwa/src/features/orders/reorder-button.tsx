import type { Order } from '@knotenblech/shared/orders/order.ts';
import { type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useOpenCart } from '../../cart/use-open-cart.ts';
import { useShop } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** Puts the projects of an order back into the basket, as often as they were ordered. */
export const ReorderButton = ({ order }: { order: Order }) => {
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const open = useOpenCart();
  if (!open) return null;
  const { cart, entries } = open;
  const reorder = async () => {
    for (const { projectId, quantity, comment, reference } of order.lines) {
      if (entries.some((entry) => entry.line.projectId === projectId)) continue;
      const lineId = newId<CartLineId>();
      await shop.change('putCartLine', { lineId, cartId: cart.id, projectId });
      await shop.change('setCartLine', { lineId, quantity, comment, reference });
    }
    await navigate({ to: '/$lang/shop/basket' });
  };
  return (
    <Button onPress={() => void reorder()}>
      <Trans>Wieder in den Warenkorb</Trans>
    </Button>
  );
};
