import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import { useHolds } from './use-holds.ts';
import { WaitingRow } from './waiting-row.tsx';
import styles from './waiting-list.module.css';

export const WaitingList = ({ entries, nowMs }: { entries: readonly WaitingEntry[]; nowMs: number }) => {
  const holds = useHolds();
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <WaitingRow key={entry.uid} entry={entry} hold={holds.get(entry.uid) ?? null} nowMs={nowMs} />
      ))}
    </ol>
  );
};
