import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKnownWaiting } from '../../../sync/hooks/use-shop.tsx';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useShownDay } from '../public/order-queries.ts';
import { PrepaymentNotice } from '../public/paypal-notice.tsx';
import { cancellingOrders } from '../public/state/waits-words.ts';
import styles from '../steps/order-step-screen.module.css';
import { OrderNotFound } from './order-error-screen.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { useOrderState } from './order-state.ts';

type OrderCompletedScreenProps = { orderId: string; documents: (order: Order) => ReactNode };

/** The server has the order: its number, what was ordered, and what comes next. */
export const OrderCompletedScreen = ({ orderId, documents }: OrderCompletedScreenProps) => {
  const { t, i18n } = useLingui();
  const seen = useOrderState(orderId);
  const waiting = useKnownWaiting();
  if (!seen || !waiting) return <Page title={t`Bestellung`}>{null}</Page>;
  const { order } = seen;
  if (!order) return <OrderNotFound />;
  const outcome = outcomeOf(order, waiting);
  const isPaidNext = order.paymentType === 'PAYPAL' && order.prepayment?.paidAt === null;
  return (
    <Page title={i18n._(titles[outcome])} width="text">
      <section className={styles.step}>
        <p className={styles.number}>
          <Trans>Bestellnummer {order.number}</Trans>
        </p>
        <OutcomeNotice order={order} outcome={outcome} />
        <PrepaymentNotice order={order} />
        <OrderReceipt order={order} />
        <div className={styles.buttons}>
          <LinkButton
            tone={isPaidNext ? 'secondary' : 'primary'}
            from="/$lang"
            to="/$lang/shop/account/orders/$orderId"
            params={{ orderId: order.id }}
          >
            <Trans>Bestellung ansehen</Trans>
          </LinkButton>
          {documents(order)}
          <LinkButton from="/$lang" to="/$lang/shop/projects">
            <Trans>Zu den Projekten</Trans>
          </LinkButton>
        </div>
      </section>
    </Page>
  );
};

type Outcome = Order['check'] | 'canceled';

/** Until a cancellation of this device is answered the order holds. */
const outcomeOf = ({ id, status, check }: Order, waiting: readonly WaitingEntry[]): Outcome =>
  status === 'CANCELED' && !cancellingOrders(waiting).has(id) ? 'canceled' : check;

const titles: Record<Outcome, MessageDescriptor> = {
  accepted: msg`Bestellt`,
  checking: msg`Bestellung eingegangen`,
  'needs-review': msg`Bestellung eingegangen`,
  refused: msg`Bestellung abgelehnt`,
  canceled: msg`Bestellung storniert`,
};

/** What became of it, and what comes next. */
const OutcomeNotice = ({ order, outcome }: { order: Order; outcome: Outcome }) => {
  const { i18n } = useLingui();
  const { day: shownDay, isIfPaidToday } = useShownDay(order);
  const day = formatDay(shownDay, i18n.locale);
  switch (outcome) {
    case 'accepted':
      return (
        <Notice tone="good" title={<Trans>Vielen Dank, Ihre Bestellung ist da.</Trans>}>
          {isPickup(order.shippingType) ? (
            <Trans>Die Bestätigung kommt per E-Mail. Abholbereit voraussichtlich am {day}.</Trans>
          ) : (
            <Trans>Die Bestätigung kommt per E-Mail. Lieferung voraussichtlich am {day}.</Trans>
          )}{' '}
          {isIfPaidToday ? <Trans>Der Tag gilt, wenn Sie heute zahlen.</Trans> : null}
        </Notice>
      );
    case 'checking':
      return (
        <Notice title={<Trans>Wird noch geprüft</Trans>}>
          <Trans>
            Eine Datei dieser Bestellung wird noch gelesen. Kommt derselbe Preis heraus, gilt die Bestellung, und die
            Bestätigung kommt per E-Mail. Sonst fragen wir Sie.
          </Trans>
        </Notice>
      );
    case 'needs-review':
      return (
        <Notice tone="warn" title={<Trans>Bitte prüfen: Der Preis weicht ab</Trans>}>
          <Trans>
            Die Dateien ergeben einen anderen Preis, als Ihnen gezeigt wurde. Es wird nichts gefertigt, bis das geklärt
            ist. Wir melden uns bei Ihnen.
          </Trans>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title={<Trans>Abgelehnt, es wird nichts gefertigt</Trans>}>
          <Trans>Eine Datei dieser Bestellung konnte nicht gelesen werden.</Trans>
        </Notice>
      );
    case 'canceled':
      return (
        <Notice tone="warn" title={<Trans>Storniert, es wird nichts gefertigt</Trans>}>
          <Trans>Wann und von wem, steht im Verlauf der Bestellung.</Trans>
        </Notice>
      );
  }
};
