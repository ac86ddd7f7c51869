import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useState } from 'react';
import { OrderRow } from './order-row.tsx';
import styles from './orders-screen.module.css';
import { QueuedOrderRow } from './queued-order-row.tsx';
import { isFinished } from './orders-by-date.ts';
import { useOrders } from './use-orders.ts';

/** What is on its way to an order, then every order, youngest first. */
export const OrdersScreen = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const [hidesFinished, setHidesFinished] = useState(false);
  const seen = useOrders();
  if (!seen) return <Page title={t`Bestellungen`}>{null}</Page>;
  const { queued, orders, amounts } = seen;
  const shown = hidesFinished ? orders.filter((order) => !isFinished(order)) : orders;
  if (queued.length + orders.length === 0) return <NoOrders />;
  return (
    <Page
      title={t`Bestellungen`}
      actions={
        orders.some(isFinished) ? (
          <Checkbox isSelected={hidesFinished} onChange={setHidesFinished}>
            <Trans>Abgeschlossene und stornierte ausblenden</Trans>
          </Checkbox>
        ) : null
      }
    >
      {queued.length > 0 ? (
        <section>
          <h2 className={styles.title}>
            <Trans>Noch nicht bestellt</Trans>
          </h2>
          <ul className={styles.list}>
            {queued.map((entry) => (
              <QueuedOrderRow key={entry.uid} entry={entry} />
            ))}
          </ul>
        </section>
      ) : null}
      <ul className={styles.list}>
        {shown.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            amounts={actor.seesPrices ? (amounts.get(order.id) ?? null) : null}
            isPrivate={actor.customerKind === 'private'}
          />
        ))}
      </ul>
    </Page>
  );
};

const NoOrders = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Bestellungen`}>
      <EmptyState
        title={<Trans>Noch keine Bestellung</Trans>}
        action={
          <LinkButton tone="primary" from="/$lang" to="/$lang/shop/projects">
            <Trans>Zu den Projekten</Trans>
          </LinkButton>
        }
      >
        <Trans>Legen Sie ein Projekt in den Warenkorb und bestellen Sie in vier Schritten, auch ohne Netz.</Trans>
      </EmptyState>
    </Page>
  );
};
