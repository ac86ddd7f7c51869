import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { isSyncBlocked } from '../../../sync/status/read-status.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ProgressSteps } from '../../../ui/signals/progress-steps.tsx';
import { PriceReview, type RenderCauses } from '../review/price-review.tsx';
import styles from '../steps/order-step-screen.module.css';
import { OrderDismissed, OrderNotFound } from './order-error-screen.tsx';
import { reconfirmReason, useOrderState } from './order-state.ts';
import { QueuedNotice } from './queued-notice.tsx';
import { CoveredOrderNotice, QueuedReceipt } from './queued-receipt.tsx';

type ProcessOrderScreenProps = { orderId: string; renderCauses: RenderCauses };

/** After the button: what is known of the order, and nothing more. */
export const ProcessOrderScreen = ({ orderId, renderCauses }: ProcessOrderScreenProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const status = useSyncStatus();
  const seen = useOrderState(orderId);
  if (!seen) return <Page title={t`Bestellung`}>{null}</Page>;
  const { state, entry } = seen;
  switch (state.state) {
    case 'unknown':
      return <OrderNotFound />;
    case 'put-away':
      return <OrderDismissed />;
    case 'taken':
    case 'queued':
    case 'sending':
      if (isSyncBlocked(status) && state.state === 'taken') return <AcceptedNotice />;
      if (isSyncBlocked(status)) return <QueuedNotice entry={entry} isOnItsWay={state.state === 'sending'} />;
      return (
        <Page title={t`Bestellung wird gesendet`} width="text">
          <section className={styles.step}>
            <ProgressSteps
              label={t`Stand der Bestellung`}
              steps={[
                { id: 'stored', label: t`Auf diesem Gerät gespeichert`, state: 'done' },
                { id: 'sending', label: t`Wird gesendet`, state: 'active' },
                { id: 'answer', label: t`Antwort des Werks`, state: 'open' },
              ]}
            />
            <p>
              <Trans>
                Noch nicht bestellt. Sie können die Seite verlassen; die Bestellung geht nicht verloren und nicht
                doppelt hinaus.
              </Trans>
            </p>
            <div className={styles.buttons}>
              <Button onPress={() => shop.retryNow()}>
                <Trans>Jetzt senden</Trans>
              </Button>
              <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/waiting">
                <Trans>Zur Warteliste</Trans>
              </LinkButton>
            </div>
            {entry ? <QueuedReceipt args={entry.args} /> : null}
          </section>
        </Page>
      );
    case 'price-changed':
      return (
        <Page
          title={reconfirmReason(entry?.code ?? null) === 'price' ? t`Neuer Preis` : t`Bestellung prüfen`}
          width="text"
        >
          {entry ? <PriceReview entry={entry} renderCauses={renderCauses} /> : null}
        </Page>
      );
    case 'ordered-since':
      return entry ? (
        <CoveredOrderNotice
          entry={entry}
          orders={state.orders}
          again={
            reconfirmReason(entry.code) === null || !may(shop.actor, 'order') ? null : (
              <PriceReview entry={entry} renderCauses={renderCauses} />
            )
          }
        />
      ) : null;
    case 'checking':
    case 'accepted':
    case 'needs-review':
      return <Navigate from="/$lang" to="/$lang/shop/order-completed" search={{ order: orderId }} replace />;
    case 'refused':
      return <Navigate from="/$lang" to="/$lang/shop/order-error" search={{ order: orderId }} replace />;
  }
};

/** The server took the order, and the connection went before its record came. */
const AcceptedNotice = () => {
  const { t, i18n } = useLingui();
  const { attention } = useSyncStatus();
  return (
    <Page title={t`Auf dem Server angekommen`} width="text">
      <section className={styles.step}>
        <Notice tone="good" title={<Trans>Der Server hat sie erhalten.</Trans>}>
          <Trans>
            Nummer und Bestätigung erscheinen hier, sobald der nächste Abgleich gelingt. Bitte senden Sie nichts noch
            einmal.
          </Trans>
        </Notice>
        {attention === null ? null : <Notice tone="error">{errorMessage(i18n, attention)}</Notice>}
      </section>
    </Page>
  );
};
