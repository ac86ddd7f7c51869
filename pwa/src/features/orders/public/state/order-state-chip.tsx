import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { awaitsPayment } from '@knotenblech/shared/orders/order-stages.ts';
import type { QuoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/status-table.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { orderStageLabels, orderStatusLabels, statusWordsOf } from '../../../../i18n/words/order-labels.ts';
import { useWaiting } from '../../../../sync/hooks/use-shop.tsx';
import { StateChip, type StateTone } from '../../../../ui/signals/state-chip.tsx';
import { cancellingOf, isUnanswered } from './waits-words.ts';

type Stated = { order: Pick<Order, 'status' | 'check' | 'history' | 'shippingType'> };

/** Where an order stands on the server; before it is accepted, what it waits for. One of a demo user is named so whatever becomes of it. */
export const OrderStateChip = ({ order }: Stated) => {
  const { i18n } = useLingui();
  return (
    <>
      {isDemoOrder(order) ? <StateChip tone="warn">{i18n._(orderStatusLabels.DEMO)}</StateChip> : null}
      {order.status === 'DEMO' && order.check === 'accepted' ? null : <StandingChip order={order} />}
    </>
  );
};

const StandingChip = ({ order }: Stated) => {
  const { i18n } = useLingui();
  if (order.status === 'CANCELED') return <StateChip tone="bad">{i18n._(orderStatusLabels.CANCELED)}</StateChip>;
  if (order.check === 'accepted')
    return <StateChip tone={tones[order.status]}>{i18n._(statusWordsOf(order, order.status))}</StateChip>;
  return <StateChip tone={checkTones[order.check]}>{i18n._(orderStageLabels[order.check])}</StateChip>;
};

const checkTones: Record<Exclude<Order['check'], 'accepted'>, StateTone> = {
  checking: 'active',
  'needs-review': 'warn',
  refused: 'bad',
};

const tones: Record<Order['status'], StateTone> = {
  NEW: 'quiet',
  DEMO: 'warn',
  ASSIGNED: 'quiet',
  ANALYZED: 'quiet',
  IN_PRODUCTION: 'active',
  PARTLY_COMMISSIONED: 'active',
  COMMISSIONED: 'active',
  PARTLY_SENT: 'active',
  SENT: 'good',
  CLOSED: 'good',
  CANCELED: 'bad',
};

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

/** Whether a quote can still be ordered; of one that was, what the place says of that. */
export const QuoteStateChip = ({ state, ordered }: { state: QuoteState; ordered: ReactNode }) => {
  switch (state) {
    case 'open':
      return (
        <StateChip tone="active">
          <Trans>Gültig</Trans>
        </StateChip>
      );
    case 'expired':
      return (
        <StateChip>
          <Trans>Abgelaufen</Trans>
        </StateChip>
      );
    case 'ordered':
      return ordered;
  }
};
