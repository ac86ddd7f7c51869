import { awaitsPayment } from '@knotenblech/shared/orders/awaits-payment.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans } from '@lingui/react/macro';
import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { cancellingOf, isUnanswered } from './cancel-state.ts';
import { OrderStateChip } from './order-state-chip.tsx';

/** Where an order stands; while a cancellation of this device waits, that. */
export const OrderStatusChip = ({ order }: { order: Order }) => {
  const cancelling = cancellingOf(useWaiting(), order.id);
  if (!isUnanswered(cancelling) && awaitsPayment(order))
    return (
      <StateChip tone="warn">
        <Trans>Wartet auf Ihre Zahlung</Trans>
      </StateChip>
    );
  if (!isUnanswered(cancelling)) return <OrderStateChip order={order} />;
  return (
    <StateChip tone="warn">
      {cancelling.state === 'queued' ? <Trans>Stornierung vorgemerkt</Trans> : <Trans>Stornierung unterwegs</Trans>}
    </StateChip>
  );
};
