import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Cell } from '../../../ui/layout/table.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import styles from './base-data.module.css';
import { dataOf, type HeldRow } from './held-rows.ts';
import type { RowEdits } from './use-row-edits.ts';
import { fieldWord, isNumeric } from './words/field-labels.ts';
import { shownText } from './words/shown-text.ts';

type BaseRowProps = {
  kind: BaseDataKind;
  row: HeldRow;
  name: string | null;
  fields: readonly BaseField[];
  columns: readonly BaseField[];
  edits: RowEdits;
  /** Chooses the row, before its name. */
  choice: ReactNode;
};

/** A row as it holds, or will; with what comes. */
export const BaseRow = ({ kind, row, name, fields, columns, edits, choice }: BaseRowProps) => {
  const { t, i18n } = useLingui();
  const { key, held, coming } = row;
  const data = dataOf(held) ?? dataOf(coming[0] ?? null);
  const edit = edits.of(key);
  const title = name ?? key;
  const day = (text: string) => formatShortDay(text, i18n.locale);
  const text = (field: BaseField, of: typeof data) => shownText(i18n, kind, field, of?.[field.name]);
  const changes = (version: HeldRow['coming'][number]) => {
    const later = dataOf(version);
    if (later === null) return t`endet`;
    return fields
      .filter((field) => !field.isUnseen && text(field, later) !== text(field, data))
      .map((field) => `${fieldWord(i18n, field.name)}: ${text(field, later)}`)
      .join(', ');
  };
  return (
    <tr data-row={key} className={edit ? styles.ending : undefined}>
      {name === null ? null : (
        <Cell isFirst>
          <Named choice={choice}>{name}</Named>
        </Cell>
      )}
      {columns.map((field, n) => (
        <Cell
          key={field.name}
          isFirst={n === 0 && name === null}
          isNumeric={isNumeric(field) && (n > 0 || name !== null)}
          label={n === 0 && name === null ? undefined : fieldWord(i18n, field.name)}
        >
          {n === 0 && name === null ? <Named choice={choice}>{text(field, data)}</Named> : text(field, data)}
        </Cell>
      ))}
      <Cell label={t`Gilt seit`}>
        {held === null ? null : held.madeBy === null ? <Trans>Beginn</Trans> : day(held.validFrom)}
        {coming.map((version) => (
          <span key={version.number} className={styles.coming}>
            <StateChip tone="active">
              <Trans>ab {day(version.validFrom)}</Trans>
            </StateChip>{' '}
            {changes(version)}
          </span>
        ))}
      </Cell>
      <Cell isNumeric>
        {edit ? (
          <>
            {edit.refusal ? <RefusalText refusal={edit.refusal} /> : null}
            <Button tone="quiet" onPress={() => edits.drop(key)}>
              <Trans>Doch behalten</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button tone="quiet" aria-label={t`${title} ändern`} onPress={() => edits.open(key, data)}>
              <Trans>Ändern</Trans>
            </Button>
            <Button tone="quiet" aria-label={t`${title} beenden`} onPress={() => edits.end(key)}>
              <Trans>Beenden</Trans>
            </Button>
          </>
        )}
      </Cell>
    </tr>
  );
};

const Named = ({ choice, children }: { choice: ReactNode; children: ReactNode }) =>
  choice ? (
    <span className={styles.named}>
      {choice}
      {children}
    </span>
  ) : (
    children
  );

/** Why the server did not take rows, in words. */
export const refusalWords = (i18n: I18n, { code, details }: DomainError): string => {
  if (details.reason === 'no-tariff') return i18n._(msg`Damit ließe sich kein Preis mehr rechnen.`);
  if (details.reason === 'twice') return i18n._(msg`Diese Zeile steht zweimal da.`);
  return errorMessage(i18n, code, details);
};

/** The same at a row. */
export const RefusalText = ({ refusal }: { refusal: DomainError }) => {
  const { i18n } = useLingui();
  return (
    <span role="alert" className={styles.refusal}>
      {refusalWords(i18n, refusal)}
    </span>
  );
};
