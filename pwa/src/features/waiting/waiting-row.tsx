import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../i18n/words/error-message.ts';
import type { WaitingEntry } from '../../sync/read-waiting.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import { ageOf } from './age-of.ts';
import { describeChange } from './describe-change.ts';
import { orderOf } from './order-of.ts';
import { useChangeNames } from './use-change-names.ts';
import { projectOfChange } from './project-of-change.ts';
import type { WaitingChange } from './waiting-change.ts';
import { WaitingActions } from './waiting-actions.tsx';
import styles from './waiting-screen.module.css';

export const WaitingRow = ({ entry, nowMs }: { entry: WaitingEntry; nowMs: number }) => {
  const { i18n } = useLingui();
  const change = { name: entry.name, args: entry.args } as WaitingChange;
  const projectId = projectOfChange(change);
  const names = useChangeNames(projectId);
  const projectName = projectId === null ? null : names.project(projectId);
  const order = orderOf(entry);
  const { value, unit } = ageOf(entry.at, nowMs);
  const age = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(value, unit);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.what}>{i18n._(describeChange(change, names))}</p>
        <p className={styles.soft}>
          {projectName !== null && change.name.match(/Part|Assembly/) ? <span>{projectName}</span> : null}
          <span>{age}</span>
          {entry.tries > 1 ? (
            <span>
              <Plural value={entry.tries} one="# Versuch" other="# Versuche" />
            </span>
          ) : null}
          {order ? (
            <span>
              <Trans>
                gezeigter Gesamtbetrag <Amount cents={order.shown.grossCents} />
              </Trans>
            </span>
          ) : null}
        </p>
        {entry.code === null ? null : <p className={styles.answer}>{errorMessage(i18n, entry.code, entry.details)}</p>}
      </div>
      <WaitingChip entry={entry} isOrder={order !== null} />
      <WaitingActions entry={entry} order={order} />
    </li>
  );
};

const WaitingChip = ({ entry, isOrder }: { entry: WaitingEntry; isOrder: boolean }) => {
  switch (entry.state) {
    case 'queued':
      return (
        <StateChip tone="warn">
          {isOrder ? <Trans>vorgemerkt, noch nicht bestellt</Trans> : <Trans>wartet</Trans>}
        </StateChip>
      );
    case 'sending':
      return (
        <StateChip tone="active">
          <Trans>wird gesendet</Trans>
        </StateChip>
      );
    case 'refused':
      return <StateChip tone="bad">{isOrder ? <Trans>nicht bestellt</Trans> : <Trans>abgelehnt</Trans>}</StateChip>;
    case 'failed':
      return (
        <StateChip tone="bad">
          <Trans>fehlgeschlagen</Trans>
        </StateChip>
      );
  }
};
