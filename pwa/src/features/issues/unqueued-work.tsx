import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countWork } from '../../sync/outbox/count-work.ts';
import type { MadeChange, WaitingEntry } from '../../sync/status/read-waiting.ts';
import rows from '../../ui/layout/row-list.module.css';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import { ShownTotal } from '../orders/public/amounts/shown-amount.tsx';
import { WorkText } from '../orders/public/state/work-text.tsx';
import { ageLabels, orderOf } from './outbox/entry-facts.ts';
import list from './outbox/waiting-list.module.css';
import { ChangeText } from './outbox/waiting-row.tsx';
import styles from './waiting-screen.module.css';

type UnqueuedWorkProps = {
  entries: readonly MadeChange[];
  /** Leads to what helps a full device. */
  storageLink: ReactNode;
  nowMs: number;
};

/** Work that lies beside the queue, which had no storageLink for it: nothing of it is sent from here before it has. */
export const UnqueuedWork = ({ entries, storageLink, nowMs }: UnqueuedWorkProps) => {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>
          Wartet auf Platz: <WorkText work={countWork(entries.length, entries)} />
        </Trans>
      </h2>
      <p className={styles.start}>
        <Trans>
          Was hier steht, ist auf dem Gerät festgehalten, ließ sich aber nicht zum Senden einreihen, meist weil der
          Platz fehlt. Schaffen Sie Platz: Dann geht es von selbst hinaus, genau einmal. Oder nehmen Sie es als Datei
          auf ein anderes Gerät mit.
        </Trans>
      </p>
      <ol className={rows.list}>
        {entries.map((entry) => (
          <UnqueuedRow key={entry.uid} entry={entry} nowMs={nowMs} />
        ))}
      </ol>
      <div className={styles.lead}>{storageLink}</div>
    </section>
  );
};

const UnqueuedRow = ({ entry: { name, args, at }, nowMs }: { entry: MadeChange; nowMs: number }) => {
  const { i18n } = useLingui();
  const change = { name: name as WaitingEntry['name'], args };
  const order = orderOf(change);
  return (
    <li className={rows.row}>
      <div className={`${rows.words} ${list.wide}`}>
        <p className={rows.name}>
          <ChangeText entry={change} />
        </p>
        <p className={list.soft}>
          <StateChip tone="warn">
            <Trans>noch nicht eingereiht</Trans>
          </StateChip>
          <span>{ageLabels(i18n.locale, at, nowMs)}</span>
          {order ? <ShownTotal cents={order.shown.grossCents} /> : null}
        </p>
      </div>
    </li>
  );
};
