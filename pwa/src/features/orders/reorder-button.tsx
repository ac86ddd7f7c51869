import type { Order } from '@knotenblech/shared/orders/order.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useOpenCart } from '../../cart/use-open-cart.ts';
import { useRecords, useShop } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { addToast } from '../../ui/signals/toasts.ts';
import { reorderOf } from './reorder-of.ts';

/** Puts the projects of an order into the basket, as often as they were ordered, and says which ones cannot be. */
export const ReorderButton = ({ order }: { order: Order }) => {
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const open = useOpenCart();
  const projects = useRecords('project', customerSpace(shop.actor.customerId));
  if (!open || !projects) return null;
  const { cart, entries } = open;
  const inCart = new Set(entries.map((entry) => entry.line.projectId));
  const { lines, gone } = reorderOf(order, projects);
  const reorder = async () => {
    for (const { projectId, quantity, comment, reference } of lines.filter((line) => !inCart.has(line.projectId))) {
      const lineId = newId<CartLineId>();
      await shop.change('putCartLine', { lineId, cartId: cart.id, projectId });
      await shop.change('setCartLine', { lineId, quantity, comment, reference });
    }
    const names = gone.map((line) => line.projectName).join(', ');
    if (gone.length > 0) {
      addToast({ tone: 'bad', words: <Trans>Nicht mehr vorhanden und deshalb ausgelassen: {names}</Trans> });
    }
    await navigate({ to: '/$lang/shop/basket' });
  };
  if (lines.length === 0) return null;
  return (
    <Button onPress={() => void reorder()}>
      <Trans>Wieder in den Warenkorb</Trans>
    </Button>
  );
};
