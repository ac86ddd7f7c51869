import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import styles from '../../../ui/layout/row-list.module.css';
import { useBlockers } from './use-holds.ts';
import { WaitingRow } from './waiting-row.tsx';

type WaitingListProps = {
  entries: readonly WaitingEntry[];
  /** All that waits or was refused: what an entry of the list builds on may stand elsewhere. */
  all: readonly WaitingEntry[];
  nowMs: number;
};

export const WaitingList = ({ entries, all, nowMs }: WaitingListProps) => {
  const holds = useBlockers();
  const byUid = new Map(all.map((entry) => [entry.uid, entry]));
  return (
    <ol className={styles.list}>
      {entries.map((entry) => {
        const hold = holds.get(entry.uid) ?? null;
        const before = byUid.get(hold?.waitsFor ?? '') ?? null;
        return <WaitingRow key={entry.uid} entry={entry} hold={hold} before={before} nowMs={nowMs} />;
      })}
    </ol>
  );
};
