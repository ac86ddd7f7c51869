import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorMessage } from '../../i18n/words/error-messages.ts';
import { useFailedTry } from '../../sync/hooks/outbox/outbox-queries.ts';
import { useIsWaitingRead, useShop, useSyncStatus, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { countWork } from '../../sync/outbox/count-work.ts';
import {
  type ConnectionProblem,
  isSyncBlocked,
  type SyncStatus,
  unsentCountOf,
} from '../../sync/status/read-status.ts';
import type { MadeChange } from '../../sync/status/read-waiting.ts';
import { Button } from '../../ui/actions/button.tsx';
import { formatMoment } from '../../ui/figures/format-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../ui/layout/page.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { addToast } from '../../ui/signals/toasts.ts';
import { WorkText } from '../orders/public/state/work-text.tsx';
import { ConflictCards } from './cards/conflict-cards.tsx';
import { RejectedEditsCard } from './cards/rejected-edits-card.tsx';
import { entriesOf, issuesOf, useIssues } from './issue.ts';
import { useNow } from './outbox/entry-facts.ts';
import { WaitingGroups } from './outbox/waiting-groups.tsx';
import { ChangeText } from './outbox/waiting-row.tsx';
import { connectionProblemLabels } from './public/show-failure.ts';
import { UnqueuedWork } from './unqueued-work.tsx';
import { UnreadFiles } from './unread-files.tsx';
import styles from './waiting-screen.module.css';

/** Everything of this device that the server has not applied: what waits, and what was refused; `children` stands below, `storageLink` leads to what helps a full device. */
export const WaitingScreen = ({ children, storageLink }: { children?: ReactNode; storageLink: ReactNode }) => {
  const { t, i18n } = useLingui();
  const retryNow = useRetry();
  const status = useSyncStatus();
  const entries = useWaiting();
  const isRead = useIsWaitingRead();
  const nowMs = useNow();
  const issues = useIssues();
  const refused = entriesOf(issues, 'refused');
  const orderedSince = entriesOf(issues, 'ordered');
  const waiting = entriesOf(issues, 'waiting');
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
        <Notice tone="error" action={status.attention === 'device_full' ? storageLink : null}>
          {errorMessage(i18n, status.attention)}
        </Notice>
      ) : null}
      {status.state === 'offline' ? (
        <ObstacleNotice obstacle={status.obstacle ?? 'server away'} failedWith={status.failedWith} />
      ) : null}
      <RestoredServerNotice deferred={issuesOf(issues, 'deferred').map(({ change }) => change)} />
      <ConflictCards conflicts={issuesOf(issues, 'conflict').map(({ conflict }) => conflict)} />
      {issuesOf(issues, 'late').map(({ edits }) => (
        <RejectedEditsCard key={edits.projectId} late={edits} />
      ))}
      {refused.length > 0 ? (
        <section>
          <h2 className={styles.title}>
            <Trans>Vom Server nicht angenommen</Trans>
          </h2>
          <WaitingGroups entries={refused.toReversed()} all={entries} nowMs={nowMs} />
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
      <UnqueuedWork
        entries={issuesOf(issues, 'unqueued').map(({ change }) => change)}
        storageLink={storageLink}
        nowMs={nowMs}
      />
      <UnreadFiles files={issuesOf(issues, 'unread').map(({ file }) => file)} />
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

type ObstacleNoticeProps = { obstacle: ConnectionProblem; failedWith: number | null };

/** What keeps the device from its server, and what becomes of the work meanwhile. */
const ObstacleNotice = ({ obstacle, failedWith }: ObstacleNoticeProps) => {
  const { i18n } = useLingui();
  return (
    <Notice tone={obstacle === 'server fails' ? 'warn' : 'info'} title={i18n._(connectionProblemLabels[obstacle])}>
      <ObstacleAdvice obstacle={obstacle} failedWith={failedWith} />
    </Notice>
  );
};

const ObstacleAdvice = ({ obstacle, failedWith }: ObstacleNoticeProps) => {
  switch (obstacle) {
    case 'no network':
    case 'server away':
      return (
        <Trans>
          Was Sie ändern, ist auf dem Gerät gespeichert und geht von selbst hinaus, sobald es wieder Verbindung hat.
        </Trans>
      );
    case 'another answers':
      return (
        <Trans>
          Oft verlangt das Netz zuerst eine eigene Anmeldung: Öffnen Sie im Browser eine andere Seite und melden Sie
          sich dort an. Was Sie ändern, ist auf dem Gerät gespeichert und geht danach von selbst hinaus.
        </Trans>
      );
    case 'server fails':
      return (
        <Trans>
          Er meldet den Fehler {failedWith}. Was Sie ändern, ist auf dem Gerät gespeichert und wird von selbst wieder
          gesendet, mit der Taste oben sofort.
        </Trans>
      );
  }
};

/** What a restored server is told once more, and what waits there for another device. */
const RestoredServerNotice = ({ deferred }: { deferred: readonly MadeChange[] }) => {
  const { replayCount } = useSyncStatus();
  if (replayCount === 0 && deferred.length === 0) return null;
  return (
    <Notice tone="warn" title={<Trans>Der Server ist auf einen früheren Stand zurückgesetzt worden</Trans>}>
      {replayCount === 0 ? null : (
        <Plural
          value={replayCount}
          one="# Änderung, die er schon hatte, sagt ihm dieses Gerät noch einmal. Bis dahin kann hier etwas fehlen."
          other="# Änderungen, die er schon hatte, sagt ihm dieses Gerät noch einmal. Bis dahin kann hier etwas fehlen."
        />
      )}
      {deferred.length === 0 ? null : <DeferredChanges deferred={deferred} />}
    </Notice>
  );
};

const DeferredChanges = ({ deferred }: { deferred: readonly MadeChange[] }) => {
  const { judgeDeferred } = useShop();
  return (
    <>
      <p>
        <Plural
          value={deferred.length}
          one="Diese kann er noch nicht annehmen; vielleicht fehlt ihm Arbeit eines anderen Geräts. Er wartet darauf höchstens einen Tag:"
          other="Diese # kann er noch nicht annehmen; vielleicht fehlt ihm Arbeit eines anderen Geräts. Er wartet darauf höchstens einen Tag:"
        />
      </p>
      <ul className={styles.deferred}>
        {deferred.map(({ uid, name, args }) => (
          <li key={uid}>
            <ChangeText entry={{ name: name as ChangeName, args }} />
          </li>
        ))}
      </ul>
      <p>
        <Button onPress={() => void judgeDeferred()}>
          <Trans>Nicht länger warten</Trans>
        </Button>
      </p>
    </>
  );
};

/** The server has everything of this device, files still to be read among it, and nothing is left to decide. */
export const isAllSynced = (
  status: Parameters<typeof unsentCountOf>[0] & Pick<SyncStatus, 'refusedCount' | 'conflictCount'>,
): boolean => unsentCountOf(status) + status.refusedCount + status.conflictCount === 0;

/** What can be asked of the sync at once; null: nothing is held up. A file that is still to be read waits for its reader, not for the server. */
export const retryOffer = ({
  waitingCount,
  replayCount,
  unqueuedCount,
  state,
}: Pick<SyncStatus, 'waitingCount' | 'replayCount' | 'unqueuedCount' | 'state'>): 'send' | 'try again' | null => {
  if (waitingCount > 0) return 'send';
  return replayCount + unqueuedCount > 0 || isSyncBlocked({ state }) ? 'try again' : null;
};

/** Longer than a try takes. */
const patienceMs = 60_000;

/** Tries the server at once, and says what came of that try where it was in vain. */
const useRetry = () => {
  const { i18n } = useLingui();
  const { retryNow } = useShop();
  const failed = useFailedTry();
  const asked = useRef<{ before: string | null; atMs: number } | null>(null);
  useEffect(() => {
    if (!asked.current || !failed?.at || failed.at === asked.current.before) return;
    const isAnswer = Date.parse(failed.at) - asked.current.atMs < patienceMs;
    asked.current = null;
    const { obstacle, stoppedBy } = failed;
    if (!isAnswer || (obstacle === null && stoppedBy === null)) return;
    const words =
      stoppedBy === null ? i18n._(connectionProblemLabels[obstacle ?? 'server away']) : errorMessage(i18n, stoppedBy);
    addToast({ name: 'retry', words, tone: 'bad' });
  }, [failed, i18n]);
  return () => {
    asked.current = { before: failed?.at ?? null, atMs: Date.now() };
    retryNow();
  };
};
