import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment, formatShortDay } from '../../../ui/figures/format-time.ts';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import styles from './base-data.module.css';
import { changedFields, type LogEntry } from './changed-fields.ts';
import { dataOf, rowName } from './held-rows.ts';
import { kindLabels } from './words/cost-labels.ts';
import { fieldWord } from './words/field-labels.ts';
import { shownText } from './words/shown-text.ts';

type BaseLogProps = {
  kind: BaseDataKind;
  entries: readonly LogEntry[];
  fields: readonly BaseField[];
};

const mostShown = 200;

/** Who entered what and when, old and new. */
export const BaseLog = ({ kind, entries, fields }: BaseLogProps) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  return (
    <ol className={styles.log}>
      {entries.slice(0, mostShown).map((entry) => (
        <li key={entry.version.number}>
          <strong>{entryName(i18n, kind, entry)}</strong>{' '}
          <Trans>ab {formatShortDay(entry.version.validFrom, i18n.locale)}</Trans>
          <span className={styles.change}>
            {dataOf(entry.version) === null ? <Trans>beendet</Trans> : null}
            {changedFields(fields, entry, (field, value) => shownText(i18n, kind, field, value))
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

/** What the row is called, also one that ended. */
const entryName = (i18n: I18n, kind: BaseDataKind, { version, before }: LogEntry) =>
  kind === 'operator'
    ? i18n._(kindLabels.operator)
    : (rowName(i18n, kind, dataOf(version) ?? dataOf(before)) ?? version.key);
