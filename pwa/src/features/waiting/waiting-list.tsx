import type { WaitingEntry } from '../../sync/read-waiting.ts';
import { WaitingRow } from './waiting-row.tsx';
import styles from './waiting-screen.module.css';

export const WaitingList = ({ entries, nowMs }: { entries: readonly WaitingEntry[]; nowMs: number }) => (
  <ol className={styles.list}>
    {entries.map((entry) => (
      <WaitingRow key={entry.uid} entry={entry} nowMs={nowMs} />
    ))}
  </ol>
);
