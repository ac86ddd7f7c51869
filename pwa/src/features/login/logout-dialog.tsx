import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { subscribeToLetters, waitingMessages } from '../../site/letters/kept-letters.ts';
import { discardableCountOf, unsentCountOf } from '../../sync/read-status.ts';
import { useSyncStatus } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
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
  const status = useSyncStatus();
  const unsentCount = unsentCountOf(status);
  const letterCount = useSyncExternalStore(subscribeToLetters, waitingMessages).length;
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const leave = async (unsent: 'keep' | 'discard') => {
    setIsPending(true);
    try {
      await signOut(unsent);
    } catch (error) {
      setRefusal(error instanceof DomainError ? error.code : 'internal');
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={<Trans>Abmelden</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            <Trans>Angemeldet bleiben</Trans>
          </Button>
          <Button tone="primary" isPending={isPending} onPress={() => void leave('keep')}>
            <Trans>Abmelden</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Projekte, Preise und Warenkorb werden von diesem Gerät gelöscht. Zum Anmelden brauchen Sie dann eine
          Verbindung.
        </Trans>
      </p>
      {refusal === null ? null : (
        <Notice tone="error" title={<Trans>Abmelden ging nicht, nichts wurde gelöscht.</Trans>}>
          <p>{errorMessage(i18n, refusal)}</p>
        </Notice>
      )}
      {unsentCount > 0 ? (
        <>
          <UnsentNotice
            unsentCount={unsentCount}
            canSend={unsentCount > status.unqueuedCount && status.state !== 'offline'}
            lostCount={discardableCountOf(status)}
            isPending={isPending}
            onDiscard={() => void leave('discard')}
          />
          {saveUnsent}
        </>
      ) : null}
      {letterCount > 0 ? (
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
      ) : null}
    </Dialog>
  );
};
