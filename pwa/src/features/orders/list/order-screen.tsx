import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { readsGross } from '@knotenblech/shared/orders/reads-gross.ts';
import { wasOrdered } from '@knotenblech/shared/orders/release-projects.ts';
import { mayCancel } from '@knotenblech/shared/orders/status-table.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKnownWaiting, useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WhenLoaded } from '../../issues/public/once-arrived.tsx';
import { cancellingOf, isUnanswered } from '../public/cancel-state.ts';
import { DeliveryProgress } from '../public/delivery-progress.tsx';
import { OrderStatusChip } from '../public/order-status-chip.tsx';
import { PrepaymentNotice } from '../public/prepayment-notice.tsx';
import { CancelNotice } from './cancel-notice.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { CopyOrderedButton } from './copy-ordered-button.tsx';
import { OrderAmountsList } from './order-amounts-list.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-screen.module.css';
import { ReorderButton } from './reorder-button.tsx';

type OrderScreenProps = {
  orderId: string;
  /** The order's documents, below its amounts. */
  documents?: ((order: Order) => ReactNode) | undefined;
};

/** One order of the customer: where it stands and how it came there, amounts, addresses, documents. */
export const OrderScreen = ({ orderId, documents }: OrderScreenProps) => {
  const { t, i18n } = useLingui();
  const { actor } = useShop();
  const waiting = useKnownWaiting();
  const order = useRecord('order', customerSpace(actor.customerId), orderId);
  const priced = useRecord('orderAmounts', customerPriceSpace(actor.customerId), orderId);
  const back = (
    <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/account/orders">
      <Trans>Alle Bestellungen</Trans>
    </LinkButton>
  );
  if (order === undefined || waiting === undefined) return <Page title={t`Bestellung`}>{null}</Page>;
  if (order === null) {
    return (
      <Page title={t`Bestellung`}>
        <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
          <EmptyState title={<Trans>Diese Bestellung ist hier nicht bekannt</Trans>} action={back} />
        </WhenLoaded>
      </Page>
    );
  }
  const isGross = readsGross(actor.customerKind);
  const cancelling = cancellingOf(waiting, orderId);
  const amounts = actor.seesPrices ? (priced?.amounts ?? null) : null;
  return (
    <Page
      title={t`Bestellung ${order.number}`}
      lead={<Trans>bestellt am {formatDay(order.orderedAt, i18n.locale)}</Trans>}
      actions={back}
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
