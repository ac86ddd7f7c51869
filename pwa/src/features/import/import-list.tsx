import { useSyncExternalStore } from 'react';
import { useSyncStatus, useWaiting } from '../../sync/use-shop.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './import-card.module.css';
import { importRuns, subscribeToImports } from './imports.ts';

/** What is being taken into the shop, newest first; nothing while there is nothing. */
export const ImportList = () => {
  const runs = useSyncExternalStore(subscribeToImports, importRuns);
  const waiting = useWaiting();
  const isOffline = useSyncStatus().state === 'offline';
  if (runs.length === 0) return null;
  return (
    <ul className={styles.list}>
      {runs.map((run) => (
        <ImportCard
          key={run.id}
          run={run}
          isSent={run.uid !== null && !waiting.some(({ uid }) => uid === run.uid)}
          isOffline={isOffline}
        />
      ))}
    </ul>
  );
};
