import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { OrderLink } from './ordered-notice.tsx';

/** That an order was not made, and with which ones all of it is ordered all the same. */
export const CoveringOrdersText = ({ orders }: { orders: readonly Order[] }) => (
  <>
    <Trans>Diese Bestellung ist nicht aufgegeben. Alles daraus ist inzwischen bestellt:</Trans>
    {orders.map((order) => (
      <span key={order.id}>
        {' '}
        <MadeOrder order={order} />
      </span>
    ))}
  </>
);

const MadeOrder = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  return (
    <Trans>
      <OrderLink order={order} /> vom {formatShortDay(order.orderedAt, i18n.locale)}, von {nameOf(order.userId)}.
    </Trans>
  );
};
