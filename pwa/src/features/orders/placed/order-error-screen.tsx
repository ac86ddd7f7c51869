import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { catalogSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { type MissingProjects, MissingProjectsNotice } from '../steps/missing-projects-notice.tsx';
import styles from '../steps/order-step-screen.module.css';
import { useOrderState } from './order-state.ts';
import { CoveredOrderNotice } from './queued-receipt.tsx';

/** The server said no: what happened, that nothing was ordered, and whom to ask. */
export const OrderErrorScreen = ({ orderId }: { orderId: string }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const operator = readOperator(useRecords('catalogPack', catalogSpace) ?? []);
  const projects = useRecords('project', customerSpace(shop.actor.customerId));
  const seen = useOrderState(orderId);
  const putAway = async (uid: string) => {
    await navigate({ to: '/$lang/shop/basket' });
    await shop.discard(uid);
  };
  if (!seen) return <Page title={t`Bestellung`}>{null}</Page>;
  const { state, entry } = seen;
  if (state.state === 'unknown') return <OrderNotFound />;
  if (state.state === 'put-away') return <OrderDismissed />;
  if (state.state === 'ordered-since' && entry)
    return <CoveredOrderNotice entry={entry} orders={state.orders} again={null} />;
  const code = state.state === 'refused' ? state.code : 'change_failed';
  const isOfProjects = entry && projects && code === 'not_found' && entry.details['record'] === 'project';
  const missing = isOfProjects ? missingProjects(entry.args.lines, projects) : null;
  return (
    <Page title={t`Fehler bei der Bestellung`} width="text">
      <section className={styles.step}>
        {missing ? (
          <MissingProjectsNotice {...missing} />
        ) : (
          <Notice tone="error" title={errorMessage(i18n, code, entry?.details)}>
            {code === 'cart_already_ordered' ? (
              <Trans>Das geschah vermutlich auf einem anderen Gerät. Hier wurde nichts zusätzlich bestellt.</Trans>
            ) : (
              <Trans>Es wurde nichts bestellt und nichts berechnet.</Trans>
            )}
          </Notice>
        )}
        <p>
          <Trans>
            Kommen Sie so nicht weiter, rufen Sie uns an: <a href={`tel:${operator.phone}`}>{operator.phone}</a>, oder
            schreiben Sie an <a href={`mailto:${operator.email}`}>{operator.email}</a>.
          </Trans>
        </p>
        <div className={styles.buttons}>
          <LinkButton tone="primary" from="/$lang" to="/$lang/shop/basket">
            <Trans>Zum Warenkorb</Trans>
          </LinkButton>
          {missing && missing.trashed.length > 0 ? (
            <LinkButton from="/$lang" to="/$lang/shop/projects" search={{ trash: true }}>
              <Trans>Zum Papierkorb</Trans>
            </LinkButton>
          ) : null}
          <LinkButton from="/$lang" to="/$lang/shop/account/orders">
            <Trans>Zu den Bestellungen</Trans>
          </LinkButton>
          {entry ? (
            <Button tone="quiet" onPress={() => void putAway(entry.uid)}>
              <Trans>Meldung ablegen</Trans>
            </Button>
          ) : null}
        </div>
      </section>
    </Page>
  );
};

const missingProjects = (lines: QueuedOrder['args']['lines'], projects: readonly Project[]): MissingProjects => {
  const known = lines.flatMap(({ projectId }) => projects.find(({ id }) => id === projectId) ?? []);
  return { trashed: known.filter(({ trashedAt }) => trashedAt !== null), goneCount: lines.length - known.length };
};

/** A link to an order that this device does not know. */
export const OrderNotFound = () => (
  <NoOrder title={<Trans>Diese Bestellung ist hier nicht bekannt</Trans>}>
    <Trans>Sie wurde zurückgezogen, oder ein anderes Gerät hat sie und war seither nicht verbunden.</Trans>
  </NoOrder>
);

/** One that was refused, and then ordered anew or given up. */
export const OrderDismissed = () => (
  <NoOrder title={<Trans>So ist diese Bestellung nicht aufgegeben</Trans>}>
    <Trans>
      Sie wurde zu dem, was jetzt gilt, noch einmal abgeschickt oder verworfen, vielleicht in einem anderen Fenster.
    </Trans>
  </NoOrder>
);

const NoOrder = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  return (
    <Page title={t`Bestellung`} width="text">
      <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
        <EmptyState
          title={title}
          action={
            <LinkButton from="/$lang" to="/$lang/shop/account/orders">
              <Trans>Zu den Bestellungen</Trans>
            </LinkButton>
          }
        >
          {children}
        </EmptyState>
      </WhenLoaded>
    </Page>
  );
};
