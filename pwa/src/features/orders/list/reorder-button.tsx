import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { useOpenCart } from '../public/open-cart.ts';
import { reorderOf } from './reorder-of.ts';

/** Puts the projects of an order into the basket, as often as they were ordered, and says which ones it did not. */
export const ReorderButton = ({ order }: { order: Order }) => {
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const { isPending, runAlone } = useOneAtATime();
  const open = useOpenCart();
  const projects = useRecords('project', customerSpace(shop.actor.customerId));
  if (!open || !projects) return null;
  const { cart, entries } = open;
  const inBasket = new Set(entries.map((entry) => entry.line.projectId));
  const { lines, lying, gone } = reorderOf(order, { projects, inBasket });
  const reorder = async () => {
    for (const { projectId, quantity, comment, reference } of lines) {
      const lineId = newId<CartLineId>();
      await shop.change('putCartLine', { lineId, cartId: cart.id, projectId });
      await shop.change('setCartLine', { lineId, quantity, comment, reference });
    }
    tellLeftOut({ lying, gone });
    await navigate({ to: '/$lang/shop/basket' });
  };
  if (lines.length + lying.length === 0) return null;
  return (
    <Button isPending={isPending} onPress={() => void runAlone(reorder)}>
      <Trans>Wieder in den Warenkorb</Trans>
    </Button>
  );
};

const tellLeftOut = ({ lying, gone }: Pick<ReturnType<typeof reorderOf>, 'lying' | 'gone'>) => {
  if (lying.length > 0) {
    const names = namesOf(lying);
    addToast({ words: <Trans>Schon im Warenkorb und deshalb nicht noch einmal hineingelegt: {names}</Trans> });
  }
  if (gone.length > 0) {
    const names = namesOf(gone);
    addToast({ tone: 'bad', words: <Trans>Nicht mehr vorhanden und deshalb ausgelassen: {names}</Trans> });
  }
};

const namesOf = (lines: Order['lines']) => lines.map((line) => line.projectName).join(', ');
