import { getOrderCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { DeliveryProgress } from '../../orders/public/state/delivery-progress.tsx';
import { OrderStateChip } from '../../orders/public/state/order-state-chip.tsx';
import styles from './admin-order.module.css';
import { AdminOrderFacts, type OrderAddressDialog } from './admin-order-facts.tsx';
import { AdminOrderHistory } from './admin-order-history.tsx';
import { AdminOrderLines } from './admin-order-lines.tsx';
import { HeldStatus } from './held-status.tsx';
import { NextSteps } from './next-steps.tsx';
import { Prepayment } from './prepayment.tsx';

type AdminOrderScreenProps = {
  orderId: string;
  renderAmounts: (order: Order, amounts: Amounts) => ReactNode;
  renderDocuments: (order: Order) => ReactNode;
  renderFile: (line: Order['lines'][number]) => ReactNode;
  renderAddress: (dialog: OrderAddressDialog) => ReactNode;
};

/** One order of any customer: where it stands, what comes next, everything that belongs to it. */
export const AdminOrderScreen = (props: AdminOrderScreenProps) => {
  const { orderId, renderAmounts, renderDocuments, renderFile, renderAddress } = props;
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({
    path: `/admin/orders/${orderId}`,
    answer: getOrderCall.answer,
  });
  const back = (
    <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/adminOrders">
      <Trans>Alle Bestellungen</Trans>
    </LinkButton>
  );
  if (error instanceof DomainError && ['not_found', 'invalid_input'].includes(error.code))
    return (
      <Page title={t`Bestellung`}>
        <EmptyState title={<Trans>Diese Bestellung gibt es nicht</Trans>} action={back} />
      </Page>
    );
  const problem = error ? (
    <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
      <Trans>Bestellungen aller Kunden liegen nur auf dem Server.</Trans>
    </NeedsNetwork>
  ) : null;
  if (!data)
    return (
      <Page title={t`Bestellung`} actions={back}>
        {problem ?? <Spinner />}
      </Page>
    );
  const { amounts, customerName, customerNumber, held } = data;
  const order = held ? { ...data.order, status: held.status } : data.order;
  return (
    <Page
      title={t`Bestellung ${order.number}`}
      lead={
        <Trans>
          {customerName} ({customerNumber}), bestellt am {formatDay(order.orderedAt, i18n.locale)}
        </Trans>
      }
      actions={back}
    >
      {problem}
      <div className={styles.acts}>
        <OrderStateChip order={order} />
        <NextSteps order={order} next={data.next} />
      </div>
      {held ? <HeldStatus order={order} held={held} /> : null}
      <Prepayment order={order} amounts={amounts} paypalPayment={data.paypalPayment} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <AdminOrderLines order={order} amounts={amounts} renderFile={renderFile} />
          <DeliveryProgress order={order} />
          <AdminOrderHistory detail={data} />
        </div>
        <div className={styles.side}>
          {amounts ? (
            renderAmounts(order, amounts)
          ) : (
            <p className={styles.soft}>
              <Trans>Beträge stehen fest, sobald der Server jede Datei gelesen hat.</Trans>
            </p>
          )}
          {renderDocuments(order)}
          <AdminOrderFacts detail={data} renderAddress={renderAddress} />
        </div>
      </div>
    </Page>
  );
};
