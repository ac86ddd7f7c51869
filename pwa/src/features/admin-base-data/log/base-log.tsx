import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAuthorName } from '../../../lists/use-author-name.ts';
import { formatMoment, formatShortDay } from '../../../ui/figures/format-time.ts';
import styles from '../base-data.module.css';
import { dataOf } from '../rows/held-rows.ts';
import { fieldWord } from '../words/field-words.ts';
import { changedFields, type LogEntry } from './changed-fields.ts';

type BaseLogProps = {
  entries: readonly LogEntry[];
  fields: readonly BaseField[];
  nameOf: (key: string) => string | null;
};

const mostShown = 200;

/** Who entered what and when, old and new. */
export const BaseLog = ({ entries, fields, nameOf: nameOfRow }: BaseLogProps) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  return (
    <ol className={styles.log}>
      {entries.slice(0, mostShown).map((entry) => (
        <li key={entry.version.number}>
          <strong>{nameOfRow(entry.version.key) ?? entry.version.key}</strong>{' '}
          <Trans>ab {formatShortDay(entry.version.validFrom, i18n.locale)}</Trans>
          <span className={styles.change}>
            {dataOf(entry.version) === null ? <Trans>beendet</Trans> : null}
            {changedFields(fields, entry)
              .map(
                ({ name, old, now }) =>
                  `${fieldWord(i18n, name)}: ${old === '' ? '–' : old} → ${now === '' ? '–' : now}`,
              )
              .join(', ')}
          </span>
          <span className={styles.soft}>
            <time dateTime={entry.version.madeAt}>{formatMoment(entry.version.madeAt, i18n.locale)}</time>
            {` · ${nameOf(entry.version.madeBy)} · ${entry.version.source}`}
          </span>
        </li>
      ))}
    </ol>
  );
};
