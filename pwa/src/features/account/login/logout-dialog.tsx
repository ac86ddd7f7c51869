import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToContactMessages, waitingMessages } from '../../../device/contact-messages/contact-messages.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useSyncStatus, useUnqueued, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { countWork, totalOf, type WorkCount } from '../../../sync/outbox/count-work.ts';
import { discardableCountOf, isSyncBlocked, type SyncStatus, unsentCountOf } from '../../../sync/status/read-status.ts';
import { isToDecide, isWaiting, type MadeChange, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { isEditOpenAnywhere } from '../../../ui/forms/open-edits.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WorkText } from '../../orders/public/state/work-text.tsx';
import { UnsentNotice } from './unsent-notice.tsx';

export type LogoutDialogProps = {
  signOut: (unsent: 'keep' | 'discard') => Promise<void>;
  onClose: () => void;
  /** Lets unsent work be taken along. */
  saveUnsent: ReactNode;
};

/** Asks before it ends the session, because the device then holds nothing of the user any more that could be read. */
export const LogoutDialog = ({ signOut, onClose, saveUnsent }: LogoutDialogProps) => {
  const { i18n } = useLingui();
  const { status, unsent, lost, mayHaveArrived } = useLeftBehind();
  const hasUnsent = totalOf(unsent) > 0;
  const [isDiscardAsked, setIsDiscardAsked] = useState(false);
  const isDiscarding = isDiscardAsked && totalOf(lost) > 0;
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const leave = async (choice: 'keep' | 'discard') => {
    setIsPending(true);
    try {
      await signOut(choice);
    } catch (error) {
      setRefusal(asRefusal(error).code);
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={<Trans>Abmelden</Trans>}
      onClose={onClose}
      isBusy={isPending}
      actions={
        isDiscarding ? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone */}
            <Button autoFocus tone="quiet" isDisabled={isPending} onPress={() => setIsDiscardAsked(false)}>
              <Trans>Doch behalten</Trans>
            </Button>
            <Button tone="danger" isPending={isPending} onPress={() => void leave('discard')}>
              <Trans>Verwerfen und abmelden</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button tone="quiet" isDisabled={isPending} onPress={onClose}>
              <Trans>Angemeldet bleiben</Trans>
            </Button>
            <Button tone="primary" isPending={isPending} onPress={() => void leave('keep')}>
              <Trans>Abmelden</Trans>
            </Button>
          </>
        )
      }
    >
      <p>
        <Trans>
          Projekte, Preise und Warenkorb werden von diesem Gerät gelöscht. Zum Anmelden brauchen Sie dann eine
          Verbindung.
        </Trans>
      </p>
      <TypedElsewhere />
      {status.refusedCount > 0 && !isDiscarding ? (
        <p>
          <Trans>Abgelehnte Änderungen zeigt die Warteliste wieder, sobald Sie sich hier anmelden.</Trans>
        </p>
      ) : null}
      {refusal === null ? null : (
        <Notice tone="error" title={<Trans>Abmelden ging nicht, nichts wurde gelöscht.</Trans>}>
          <p>{errorMessage(i18n, refusal)}</p>
        </Notice>
      )}
      {isDiscarding ? (
        <DiscardNotice lost={lost} refusedCount={status.refusedCount} mayHaveArrived={mayHaveArrived} />
      ) : null}
      {hasUnsent && !isDiscarding ? (
        <UnsentNotice
          unsent={unsent}
          unreadCount={status.unreadCount}
          canSend={canSend(status)}
          isPending={isPending}
          onDiscard={totalOf(lost) > 0 ? () => setIsDiscardAsked(true) : null}
        />
      ) : null}
      {hasUnsent ? saveUnsent : null}
      <WaitingLetters />
    </Dialog>
  );
};

/** Other windows leave with this one, without a question. */
const TypedElsewhere = () => {
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => void isEditOpenAnywhere().then(setIsTyped), []);
  return isTyped ? (
    <p>
      <Trans>Was in einem anderen Fenster eingegeben und nicht gespeichert ist, geht mit dem Abmelden verloren.</Trans>
    </p>
  ) : null;
};

const WaitingLetters = () => {
  const letterCount = useSyncExternalStore(subscribeToContactMessages, waitingMessages).length;
  return letterCount > 0 ? (
    <Notice
      tone="warn"
      title={
        <Plural
          value={letterCount}
          one="# Nachricht an uns ist noch nicht gesendet."
          other="# Nachrichten an uns sind noch nicht gesendet."
        />
      }
    >
      <p>
        <Trans>
          Was noch nicht draußen ist, wird mit dem Abmelden gelöscht, damit niemand es hier liest. Bleiben Sie
          angemeldet, bis es gesendet ist, wenn es uns erreichen soll.
        </Trans>
      </p>
    </Notice>
  ) : null;
};

type DiscardNoticeProps = {
  lost: WorkCount;
  /** How much of it the server has refused. */
  refusedCount: number;
  /** How much of it the server may have all the same. */
  mayHaveArrived: number;
};

/** What is thrown away with a logout, once more before it is. */
const DiscardNotice = ({ lost, refusedCount, mayHaveArrived }: DiscardNoticeProps) => (
  <Notice
    tone="error"
    title={
      <Trans>
        Verwerfen löscht: <WorkText work={lost} />
      </Trans>
    }
  >
    {refusedCount > 0 ? (
      <p>
        <Plural
          value={refusedCount}
          one="# davon hat der Server abgelehnt, sie steht noch in der Warteliste."
          other="# davon hat der Server abgelehnt, sie stehen noch in der Warteliste."
        />
      </p>
    ) : null}
    <p>
      {mayHaveArrived > 0 ? (
        <Plural
          value={mayHaveArrived}
          one="# davon kann schon auf dem Server sein, auch als Bestellung: Das nimmt Verwerfen nicht zurück."
          other="# davon können schon auf dem Server sein, auch als Bestellung: Das nimmt Verwerfen nicht zurück."
        />
      ) : (
        <Trans>Auf dem Server ist davon nichts. Das lässt sich nicht zurücknehmen.</Trans>
      )}
    </p>
  </Notice>
);

const useLeftBehind = () => {
  const status = useSyncStatus();
  const waiting = useWaiting();
  const unqueued = useUnqueued();
  return {
    status,
    ...unsentAtSignOut(status, { waiting, unqueued }),
    mayHaveArrived: countOffered(waiting, unqueued),
  };
};

/** Whether something waits that can leave the device now; what lies beside the queue goes into it first, a file is read first. */
export const canSend = (status: SyncStatus) => status.waitingCount + status.replayCount > 0 && !isSyncBlocked(status);

/**
 * How much of what can be thrown away the server may have all the same: sent without an answer, put into a file that another
 * device may have sent, or lost from the queue that may have sent it.
 */
export const countOffered = (
  waiting: readonly Pick<WaitingEntry, 'state'>[],
  unqueued: readonly Pick<MadeChange, 'state'>[],
): number =>
  waiting.filter(({ state }) => state === 'sending').length +
  unqueued.filter(({ state }) => state.is !== 'queued').length;

type Known = { waiting: readonly WaitingEntry[]; unqueued: readonly { name: string; args: unknown }[] };

type LeftBehind = {
  unsent: WorkCount;
  /** Of all this, and of what was refused and is still to be decided, what can be thrown away. */
  lost: WorkCount;
};

/** What a sign-out keeps sealed of the user's work, or throws away. */
export const unsentAtSignOut = (status: SyncStatus, { waiting, unqueued }: Known): LeftBehind => {
  const open = waiting.filter((entry) => isWaiting(entry) || isToDecide(entry));
  return {
    unsent: countWork(unsentCountOf(status), [...waiting.filter(isWaiting), ...unqueued]),
    lost: countWork(discardableCountOf(status), [...open, ...unqueued]),
  };
};
