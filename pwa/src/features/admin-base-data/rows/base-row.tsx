import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Cell } from '../../../ui/layout/table.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import styles from '../base-data.module.css';
import type { RowEdits } from '../save/use-row-edits.ts';
import { fieldWord } from '../words/field-words.ts';
import { dataOf, type HeldRow } from './held-rows.ts';
import { isNumeric } from './is-numeric.ts';
import { RowTitle } from './row-title.tsx';
import { RefusalText } from './refusal-text.tsx';
import { cellText } from './row-draft.ts';

type BaseRowProps = {
  row: HeldRow;
  name: string | null;
  fields: readonly BaseField[];
  edits: RowEdits;
  mayEnd: boolean;
};

/** A row as it holds, or will; with what comes. */
export const BaseRow = ({ row, name, fields, edits, mayEnd }: BaseRowProps) => {
  const { t, i18n } = useLingui();
  const { key, held, coming } = row;
  const data = dataOf(held) ?? dataOf(coming[0] ?? null);
  const edit = edits.of(key);
  const day = (text: string) => formatShortDay(text, i18n.locale);
  const changes = (version: HeldRow['coming'][number]) => {
    const later = dataOf(version);
    if (later === null) return t`endet`;
    return fields
      .filter((field) => cellText(field, later[field.name]) !== cellText(field, data?.[field.name]))
      .map((field) => `${fieldWord(i18n, field.name)}: ${cellText(field, later[field.name])}`)
      .join(', ');
  };
  return (
    <tr className={edit ? styles.ending : undefined}>
      {fields.map((field, n) => (
        <Cell
          key={field.name}
          isFirst={n === 0}
          isNumeric={isNumeric(field) && n > 0}
          label={n === 0 ? undefined : fieldWord(i18n, field.name)}
        >
          {n === 0 && name !== null ? (
            <RowTitle name={name} rowKey={key} />
          ) : field.type === 'boolean' ? (
            data?.[field.name] === true ? (
              <Trans>ja</Trans>
            ) : (
              <Trans>nein</Trans>
            )
          ) : (
            cellText(field, data?.[field.name])
          )}
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
            <Button tone="quiet" aria-label={t`${name ?? key} ändern`} onPress={() => edits.open(key, data)}>
              <Trans>Ändern</Trans>
            </Button>
            {mayEnd ? (
              <Button tone="quiet" aria-label={t`${name ?? key} beenden`} onPress={() => edits.end(key)}>
                <Trans>Beenden</Trans>
              </Button>
            ) : null}
          </>
        )}
      </Cell>
    </tr>
  );
};
