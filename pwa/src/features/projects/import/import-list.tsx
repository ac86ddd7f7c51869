import { useSyncExternalStore } from 'react';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import styles from './import-card.module.css';
import { ImportCard } from './import-card.tsx';
import { importRuns, subscribeToImports } from './imports.ts';

/** What this user is taking into the shop, newest first; nothing while there is nothing. */
export const ImportList = () => {
  const { name: owner } = useShop().database;
  const runs = useSyncExternalStore(subscribeToImports, importRuns).filter((run) => run.owner === owner);
  const isOffline = useSyncStatus().state === 'offline';
  if (runs.length === 0) return null;
  return (
    <ul className={styles.list}>
      {runs.map((run) => (
        <ImportCard key={run.id} run={run} isOffline={isOffline} />
      ))}
    </ul>
  );
};
