import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useWaiting } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { applyUpdate, isUpdateWaiting, subscribeToUpdate } from './app-update.ts';
import { mayUpdateNow } from './may-update-now.ts';
import styles from './update-prompt.module.css';

/** Offers a new version, never while an order is being made or sent. */
export const UpdatePrompt = () => {
  const isUpdateThere = useSyncExternalStore(subscribeToUpdate, isUpdateWaiting);
  const { pathname } = useLocation();
  const waiting = useWaiting();
  if (!isUpdateThere || !mayUpdateNow(pathname, waiting)) return null;
  return (
    <div className={styles.prompt}>
      <Notice
        action={
          <Button onPress={applyUpdate}>
            <Trans>Jetzt aktualisieren</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Eine neue Version ist da. Was auf dem Gerät wartet, bleibt erhalten.</Trans>
        </p>
      </Notice>
    </div>
  );
};
