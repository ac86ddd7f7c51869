import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useBlockers } from '../../../sync/hooks/outbox/outbox-queries.ts';
import type { Blocker } from '../../../sync/status/read-blockers.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import waitingListStyles from '../../../ui/layout/row-list.module.css';
import { projectOfChange } from '../project-of-change.ts';
import type { WaitingChange } from '../waiting-change.ts';
import { useChangeNames } from '../words/use-change-names.ts';
import styles from './waiting-list.module.css';
import { nothingYet, WaitingRow } from './waiting-row.tsx';

/** Entries under the name of what they are about. */
export const WaitingGroups = ({ entries, all, nowMs }: ComponentProps<typeof WaitingList>) =>
  groupEntries(entries).map(({ about, entries: own }) => (
    <section key={about} className={styles.group}>
      <h3 className={styles.about}>
        <AboutWords about={about} />
      </h3>
      <WaitingList entries={own} all={all} nowMs={nowMs} />
    </section>
  ));

const AboutWords = ({ about }: Pick<EntryGroup, 'about'>) => {
  const names = useChangeNames(null);
  switch (about) {
    case 'orders':
      return <Trans>Bestellungen und Angebote</Trans>;
    case 'rest':
      return <Trans>Warenkorb, Adressen und Übriges</Trans>;
    default:
      if (!names) return nothingYet;
      return names.project(about) ?? <Trans>Projekt, das nicht auf diesem Gerät liegt</Trans>;
  }
};

/** What belongs together in the list: an order and a quote are of several projects, the rest of one or of none. */
type EntryGroup = { about: ProjectId | 'orders' | 'rest'; entries: WaitingEntry[] };

const aboutOrders: readonly string[] = [
  'submitOrder',
  'cancelOrder',
  'requestQuote',
  'requestFreight',
  'requestApproval',
  'decideApproval',
  'withdrawApproval',
  'withdrawChange',
];

const aboutOf = ({ name, args }: WaitingEntry): EntryGroup['about'] =>
  aboutOrders.includes(name) ? 'orders' : (projectOfChange({ name, args } as WaitingChange) ?? 'rest');

/** The entries by what they are about, in the order in which each first appears. */
export const groupEntries = (entries: readonly WaitingEntry[]): EntryGroup[] =>
  [...Map.groupBy(entries, aboutOf)].map(([about, own]) => ({ about, entries: own }));

type WaitingListProps = {
  entries: readonly WaitingEntry[];
  /** All that waits or was refused: what an entry of the list builds on may stand elsewhere. */
  all: readonly WaitingEntry[];
  nowMs: number;
};

export const WaitingList = ({ entries, all, nowMs }: WaitingListProps) => {
  const holds = useBlockers() ?? none;
  const byUid = new Map(all.map((entry) => [entry.uid, entry]));
  return (
    <ol className={waitingListStyles.list}>
      {entries.map((entry) => {
        const hold = holds.get(entry.uid) ?? null;
        const before = byUid.get(hold?.waitsFor ?? '') ?? null;
        return <WaitingRow key={entry.uid} entry={entry} hold={hold} before={before} nowMs={nowMs} />;
      })}
    </ol>
  );
};

const none: ReadonlyMap<string, Blocker> = new Map();
