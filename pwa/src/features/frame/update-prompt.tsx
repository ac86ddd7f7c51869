import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useSyncStatus, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { hasOpenEdit, subscribeToOpenEdits, useOpenEdit } from '../../ui/forms/open-edits.ts';
import { Notice } from '../../ui/signals/notice.tsx';
import { applyUpdate, checkForUpdate, subscribeToUpdate, updateState } from './app-update.ts';
import { isEntryPlace, isOrderOnItsWay, mayUpdateNow, needsNewerVersion } from './may-update-now.ts';
import styles from './update-prompt.module.css';

/** Offers a new version, never over entries that are not saved nor while an order is being made or sent. */
export const UpdatePrompt = () => {
  const state = useSyncExternalStore(subscribeToUpdate, updateState);
  const isEditOpen = useSyncExternalStore(subscribeToOpenEdits, hasOpenEdit);
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const { attention } = useSyncStatus();
  const isNewerNeeded = needsNewerVersion(attention);
  useOpenEdit(isEntryPlace(pathname));
  useEffect(() => {
    if (isNewerNeeded) checkForUpdate();
  }, [isNewerNeeded]);
  if (state === 'none' || !mayUpdateNow(pathname, isEditOpen, isOrderOnItsWay(waiting, attention))) return null;
  return (
    <div className={styles.prompt}>
      <Notice
        action={
          <Button onPress={() => void applyUpdate()}>
            <Trans>Jetzt aktualisieren</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Eine neue Version ist da. Was auf dem Gerät wartet, bleibt erhalten.</Trans>
        </p>
        {state === 'held' ? (
          <p>
            <Trans>In einem anderen Fenster sind Eingaben noch nicht gespeichert. Speichern Sie zuerst dort.</Trans>
          </p>
        ) : null}
      </Notice>
    </div>
  );
};
