import { withdrawnOrderOf } from '@knotenblech/shared/sync/withdraw.change.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import type { Blocker } from '../../../sync/status/read-blockers.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { formatMegabytes } from '../../../ui/figures/format-figure.ts';
import rows from '../../../ui/layout/row-list.module.css';
import { ShownTotal } from '../../orders/public/amounts/shown-amount.tsx';
import { CoveringOrdersText } from '../../orders/public/ordered-since-words.tsx';
import { projectOfChange } from '../project-of-change.ts';
import type { WaitingChange } from '../waiting-change.ts';
import { describeChange } from '../words/describe-change.ts';
import { useChangeNames } from '../words/use-change-names.ts';
import { ageLabels, orderOf } from './entry-facts.ts';
import { WaitingActions } from './waiting-actions.tsx';
import { WaitingChip } from './waiting-chip.tsx';
import styles from './waiting-list.module.css';

type WaitingRowProps = {
  entry: WaitingEntry;
  hold: Blocker | null;
  /** What it waits for. */
  before: WaitingEntry | null;
  nowMs: number;
};

/** One change: what it does, how it stands, why it waits, what the server said, what can be done. */
export const WaitingRow = ({ entry, hold, before, nowMs }: WaitingRowProps) => {
  const { i18n } = useLingui();
  const status = useSyncStatus();
  const order = orderOf(entry);
  const isOpen = entry.state === 'queued' || entry.state === 'sending';
  return (
    <li className={rows.row}>
      <div className={`${rows.words} ${styles.wide}`}>
        <p className={rows.name}>
          <ChangeText entry={entry} />
        </p>
        <p className={styles.soft}>
          <WaitingChip
            entry={hold?.isDeferred ? { ...entry, state: 'queued' } : entry}
            isOrder={order !== null}
            status={status}
          />
          <span>{ageLabels(i18n.locale, entry.at, nowMs)}</span>
          {entry.tries > (isOpen ? 0 : 1) ? (
            <span>
              <Plural value={entry.tries} one="# Versuch" other="# Versuche" />
            </span>
          ) : null}
          {order ? <ShownTotal cents={order.shown.grossCents} /> : null}
        </p>
        {isOpen && hold ? <HoldWords hold={hold} before={before} /> : null}
        {entry.orderedSince ? (
          <p className={styles.since}>
            <CoveringOrdersText orders={entry.orderedSince} />
          </p>
        ) : entry.code === null ? null : (
          <p className={styles.answer}>{errorMessage(i18n, entry.code, entry.details)}</p>
        )}
      </div>
      <WaitingActions entry={entry} order={order} isLast={hold?.isLast ?? false} />
    </li>
  );
};

const HoldWords = ({ hold, before }: { hold: Blocker; before: WaitingEntry | null }) => {
  const { i18n } = useLingui();
  const { fileBytes, isUnknownThere, isDeferred } = hold;
  if (isUnknownThere) return <p className={styles.hold}>{errorMessage(i18n, 'server_outdated', {})}</p>;
  if (isDeferred)
    return (
      <p className={styles.hold}>
        <Trans>
          Der Server ist zurückgesetzt worden und weiß noch nichts von dem, worauf das hier aufbaut. Es geht hinaus,
          sobald das Gerät sich meldet, auf dem es entstanden ist.
        </Trans>
      </p>
    );
  if (fileBytes > 0)
    return (
      <p className={styles.hold}>
        <Trans>Zuerst geht die Datei hinaus: {formatMegabytes(fileBytes)}</Trans>
      </p>
    );
  return before ? (
    <p className={styles.hold}>
      <Trans>
        wartet auf: <ChangeText entry={before} />
      </Trans>
    </p>
  ) : null;
};

/** Holds the line of words that are still looked up. */
export const nothingYet = '\u00A0';

/** What the change of an entry does, in one line; empty until what it names has been looked up. */
export const ChangeText = ({ entry: { name, args } }: { entry: Pick<WaitingEntry, 'name' | 'args'> }) => {
  const { i18n } = useLingui();
  const change = { name, args } as WaitingChange;
  const names = useChangeNames(projectOfChange(change));
  if (withdrawnOrderOf({ name, args })) return <Trans>Bestellung zurückziehen</Trans>;
  return names ? describeChange(i18n, change, names) : nothingYet;
};
