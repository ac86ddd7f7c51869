import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerSpace, permanentSpaces, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CartId, OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRecords, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { isOrder, isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';

type NothingToOrderProps = {
  title: string;
  /** Of the open cart where nothing at all lies in it; null: it is not empty, or there is none. */
  emptyCartId: CartId | null;
};

/** In place of a step: there is nothing to order, because it is ordered already or because nothing can be. */
export const NothingToOrder = ({ title, emptyCartId }: NothingToOrderProps) => {
  const { actor } = useShop();
  const carts = useRecords('cart', userSpace(actor.userId)) ?? [];
  const orders = useRecords('order', customerSpace(actor.customerId)) ?? [];
  const waiting = useWaiting();
  const known = emptyCartId === null ? null : orderOfCart({ cartId: emptyCartId, carts, waiting, orders });
  return (
    <Page title={title}>
      {known ? (
        <OrderedBefore known={known} />
      ) : (
        <WhenLoaded spaces={permanentSpaces(actor)}>
          <NoneToOrder />
        </WhenLoaded>
      )}
    </Page>
  );
};

const OrderedBefore = ({ known }: { known: BasketOrder }) => {
  const { i18n } = useLingui();
  if (known.state === 'waiting')
    return (
      <EmptyState
        title={<Trans>Die Bestellung dieses Warenkorbs ist vorgemerkt</Trans>}
        action={
          <LinkButton tone="primary" from="/$lang" to="/$lang/shop/process-order" search={{ order: known.orderId }}>
            <Trans>Zur Bestellung</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Sie ist noch nicht bestellt und geht von selbst hinaus, genau einmal. Bitte bestellen Sie nicht noch einmal.
        </Trans>
      </EmptyState>
    );
  const { id, number, orderedAt } = known.order;
  return (
    <EmptyState
      title={<Trans>Aus diesem Warenkorb wurde die Bestellung Nr. {number}</Trans>}
      action={
        <LinkButton tone="primary" from="/$lang" to="/$lang/shop/account/orders/$orderId" params={{ orderId: id }}>
          <Trans>Zur Bestellung</Trans>
        </LinkButton>
      }
    >
      <Trans>Sie ist vom {formatMoment(orderedAt, i18n.locale)}. Der Warenkorb ist jetzt leer.</Trans>
    </EmptyState>
  );
};

/** Leads to the basket, which says why nothing in it can be ordered. */
const NoneToOrder = () => {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/$lang' });
  const words = t`Im Warenkorb liegt nichts, das Sie bestellen können.`;
  useEffect(() => {
    addToast({ name: 'nothing-to-order', words });
    void navigate({ to: '/$lang/shop/basket', replace: true });
  }, [navigate, words]);
  return null;
};

type BasketOrder = { state: 'waiting'; orderId: OrderId } | { state: 'made'; order: Order };

type Known = { cartId: CartId; carts: readonly Cart[]; waiting: readonly WaitingEntry[]; orders: readonly Order[] };

/** What became of the basket before the open one, where it was ordered; null: this device knows of no order of it. */
export const orderOfCart = ({ cartId, carts, waiting, orders }: Known): BasketOrder | null => {
  const before = carts.find(({ nextCartId }) => nextCartId === cartId);
  if (!before) return null;
  const entry = waiting.filter(isOrder).findLast((each) => isWaiting(each) && each.args.cartId === before.id);
  if (entry) return { state: 'waiting', orderId: entry.args.orderId };
  const order = orders.find((each) => each.cartId === before.id && each.check !== 'refused');
  return order ? { state: 'made', order } : null;
};
