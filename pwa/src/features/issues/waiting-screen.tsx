import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { useIsWaitingRead, useSyncStatus, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { countWork } from '../../sync/outbox/count-work.ts';
import { isToDecide, isWaiting } from '../../sync/status/read-waiting.ts';
import { Button } from '../../ui/actions/button.tsx';
import { formatMoment } from '../../ui/figures/format-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { WorkText } from '../orders/public/work-text.tsx';
import { ConflictCards } from './cards/conflict-cards.tsx';
import { splitRejectedEdits } from './cards/rejected-edits.ts';
import { RejectedEditsCard } from './cards/rejected-edits-card.tsx';
import { isAllSynced } from './is-all-sent.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { useNow } from './outbox/use-now.ts';
import { WaitingGroups } from './outbox/waiting-groups.tsx';
import { retryOffer } from './retry-offer.ts';
import { ToldAgainNotice } from './told-again-notice.tsx';
import { UnqueuedWork } from './unqueued-work.tsx';
import { UnreadFiles } from './unread-files.tsx';
import { useRetry } from './use-retry.ts';
import styles from './waiting-screen.module.css';

/** Everything of this device that the server has not applied: what waits, and what was refused; `children` stands below, `room` leads to what helps a full device. */
export const WaitingScreen = ({ children, room }: { children?: ReactNode; room: ReactNode }) => {
  const { t, i18n } = useLingui();
  const retryNow = useRetry();
  const status = useSyncStatus();
  const entries = useWaiting();
  const isRead = useIsWaitingRead();
  const nowMs = useNow();
  const refused = entries.filter(isToDecide);
  const orderedSince = entries.filter((entry) => entry.orderedSince !== undefined);
  const waiting = entries.filter(isWaiting);
  const { late, others } = splitRejectedEdits(refused);
  const contact = status.lastContactAt;
  const retry = retryOffer(status);
  return (
    <Page
      title={t`Warteliste`}
      width="text"
      lead={contact === null ? null : <Trans>Letzter Kontakt: {formatMoment(contact, i18n.locale)}</Trans>}
      actions={
        retry ? (
          <Button icon={<Icon name="restore" />} onPress={retryNow}>
            {retry === 'send' ? <Trans>Jetzt senden</Trans> : <Trans>Noch einmal versuchen</Trans>}
          </Button>
        ) : null
      }
    >
      {status.attention !== null ? (
        <Notice tone="error" action={status.attention === 'device_full' ? room : null}>
          {errorMessage(i18n, status.attention)}
        </Notice>
      ) : null}
      {status.state === 'offline' ? (
        <ObstacleNotice obstacle={status.obstacle ?? 'server away'} failedWith={status.failedWith} />
      ) : null}
      <ToldAgainNotice />
      <ConflictCards />
      {late.map((each) => (
        <RejectedEditsCard key={each.projectId} late={each} />
      ))}
      {others.length > 0 ? (
        <section>
          <h2 className={styles.title}>
            <Trans>Vom Server nicht angenommen</Trans>
          </h2>
          <WaitingGroups entries={others.toReversed()} all={entries} nowMs={nowMs} />
        </section>
      ) : null}
      {orderedSince.length > 0 ? (
        <section>
          <h2 className={styles.title}>
            <Trans>Inzwischen auf anderem Weg bestellt</Trans>
          </h2>
          <WaitingGroups entries={orderedSince.toReversed()} all={entries} nowMs={nowMs} />
        </section>
      ) : null}
      {waiting.length > 0 ? (
        <section>
          <h2 className={styles.title}>
            <Trans>
              Noch nicht übertragen: <WorkText work={countWork(waiting.length, waiting)} />
            </Trans>
          </h2>
          <WaitingGroups entries={waiting} all={entries} nowMs={nowMs} />
        </section>
      ) : null}
      <UnqueuedWork room={room} nowMs={nowMs} />
      <UnreadFiles />
      {isRead ? null : <Spinner label={t`Die Warteliste wird gelesen`} isLabelShown />}
      {isRead && isAllSynced(status) ? (
        <EmptyState title={<Trans>Alles ist gesendet</Trans>}>
          <Trans>
            Auf diesem Gerät wartet nichts. Änderungen, die Sie ohne Netz machen, stehen hier, bis sie angekommen sind.
          </Trans>
        </EmptyState>
      ) : null}
      {children ? <div className={styles.below}>{children}</div> : null}
    </Page>
  );
};
