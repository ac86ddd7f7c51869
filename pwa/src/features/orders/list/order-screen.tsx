import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { mayCancel, wasOrdered } from '@knotenblech/shared/orders/status-table.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useKnownWaiting, useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { ApprovalScreen, BackToOrders } from '../approval/approval-screen.tsx';
import { PrepaymentNotice } from '../public/paypal-notice.tsx';
import { DeliveryProgress } from '../public/state/delivery-progress.tsx';
import { OrderStatusChip } from '../public/state/order-state-chip.tsx';
import { type Cancelling, cancellingOf, isUnanswered } from '../public/state/waits-words.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { OrderAmountsList } from './order-amounts-list.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-screen.module.css';
import { CopyOrderedButton, ReorderButton } from './reorder-button.tsx';

type OrderScreenProps = {
  orderId: string;
  /** The order's documents, below its amounts. */
  documents?: ((order: Order) => ReactNode) | undefined;
};

/** One order of the customer, or what is asked for to become it: where it stands and how it came there, amounts, addresses, documents. */
export const OrderScreen = ({ orderId, documents }: OrderScreenProps) => {
  const { t, i18n } = useLingui();
  const { actor } = useShop();
  const waiting = useKnownWaiting();
  const order = useRecord('order', customerSpace(actor.customerId), orderId);
  const priced = useRecord('orderAmounts', customerPriceSpace(actor.customerId), orderId);
  if (order === undefined || waiting === undefined) return <Page title={t`Bestellung`}>{null}</Page>;
  if (order === null) return <ApprovalScreen requestId={orderId} />;
  const isGross = readsGross(actor.customerKind);
  const cancelling = cancellingOf(waiting, orderId);
  const amounts = actor.seesPrices ? (priced?.amounts ?? null) : null;
  return (
    <Page
      title={t`Bestellung ${order.number}`}
      lead={<Trans>bestellt am {formatDay(order.orderedAt, i18n.locale)}</Trans>}
      actions={<BackToOrders />}
    >
      <div className={styles.acts}>
        <OrderStatusChip order={order} />
        {wasOrdered(order) ? <CopyOrderedButton order={order} /> : null}
        {order.check === 'accepted' ? <ReorderButton order={order} /> : null}
        {mayCancel(actor, order) ? <CancelOrderButton order={order} /> : null}
      </div>
      {cancelling ? <CancelNotice cancelling={cancelling} /> : null}
      {order.status === 'CANCELED' ? null : <OpenQuestion order={order} />}
      <PrepaymentNotice order={order} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <OrderLines order={order} amounts={amounts} isGross={isGross} />
          <DeliveryProgress order={order} />
          <OrderHistory order={order} isCancelling={isUnanswered(cancelling)} />
        </div>
        <div className={styles.side}>
          {amounts ? <OrderAmountsList order={order} amounts={amounts} isGross={isGross} /> : null}
          {documents?.(order)}
          <OrderFacts order={order} />
        </div>
      </div>
    </Page>
  );
};

/** What has to be cleared before anything is made. */
const OpenQuestion = ({ order }: { order: Order }) => {
  switch (order.check) {
    case 'accepted':
      return null;
    case 'checking':
      return (
        <Notice title={<Trans>Wird noch geprüft</Trans>}>
          <Trans>
            Eine Datei dieser Bestellung wird noch gelesen. Beträge und Bestätigung folgen, sobald sie gelesen ist.
          </Trans>
        </Notice>
      );
    case 'needs-review':
      return (
        <Notice
          tone="warn"
          title={<Trans>Der Preis weicht ab, es wird nichts gefertigt</Trans>}
          action={<ReorderButton order={order} />}
        >
          <Trans>
            Die Dateien ergeben einen anderen Preis, als Ihnen gezeigt wurde. Wir melden uns; zum neuen Preis können Sie
            auch neu bestellen.
          </Trans>
        </Notice>
      );
    case 'refused':
      return (
        <Notice
          tone="error"
          title={<Trans>Abgelehnt, es wird nichts gefertigt</Trans>}
          action={<ReorderButton order={order} />}
        >
          <Trans>Eine Datei dieser Bestellung konnte nicht gelesen werden.</Trans>
        </Notice>
      );
  }
};

/** A cancellation that the server has not answered, or has refused. */
const CancelNotice = ({ cancelling: { uid, state, code, details } }: { cancelling: Cancelling }) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const { isPending, keepOrder } = useKeepOrder(uid);
  switch (state) {
    case 'queued':
      return (
        <Notice
          tone="warn"
          title={<Trans>Stornierung vorgemerkt, noch nicht storniert</Trans>}
          action={
            <Button tone="quiet" isPending={isPending} onPress={keepOrder}>
              <Trans>Doch nicht stornieren</Trans>
            </Button>
          }
        >
          <Trans>Sie geht hinaus, sobald das Gerät senden kann. Bis das Werk sie bestätigt, gilt die Bestellung.</Trans>
        </Notice>
      );
    case 'sending':
      return (
        <Notice title={<Trans>Stornierung unterwegs, noch nicht storniert</Trans>}>
          <Trans>Bis das Werk sie bestätigt, gilt die Bestellung.</Trans>
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <Notice
          tone="error"
          title={<Trans>Nicht storniert, die Bestellung gilt weiter</Trans>}
          action={
            <Button tone="quiet" onPress={() => void shop.discard(uid)}>
              <Trans>Verstanden</Trans>
            </Button>
          }
        >
          {code === 'order_step_refused' && details.from === 'IN_PRODUCTION' ? (
            <Trans>
              Die Fertigung hatte schon begonnen, als die Stornierung ankam. Rufen Sie uns an, wenn es eilt.
            </Trans>
          ) : (
            errorMessage(i18n, code ?? 'change_failed', details)
          )}
        </Notice>
      );
  }
};

/** Takes a cancellation back that has not left this device, and says so where that comes too late. */
const useKeepOrder = (uid: string) => {
  const { t } = useLingui();
  const shop = useShop();
  const { isPending, runAlone } = useOneAtATime();
  const keep = async () => {
    switch (await shop.withdraw(uid)) {
      case 'on its way':
        return addToast({ words: t`Zu spät: Die Stornierung ist schon unterwegs.`, tone: 'bad' });
      case 'answered':
        return addToast({ words: t`Zu spät: Der Server hat schon geantwortet.`, tone: 'bad' });
      case 'withdrawn':
      case 'gone':
    }
  };
  return { isPending, keepOrder: () => void runAlone(keep) };
};
