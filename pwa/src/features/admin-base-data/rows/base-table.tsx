import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { GroupRow, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import type { RowEdits } from '../save/use-row-edits.ts';
import { fieldWord } from '../words/field-words.ts';
import { costGroup } from '../words/cost-groups.ts';
import { kindWords } from '../words/kind-words.ts';
import { rowName } from '../words/row-name.ts';
import { BaseRow } from './base-row.tsx';
import { EditRow } from './edit-row.tsx';
import type { HeldRow } from './held-rows.ts';
import { isNumeric } from './is-numeric.ts';

type BaseTableProps = { kind: BaseDataKind; fields: readonly BaseField[]; rows: readonly HeldRow[]; edits: RowEdits };

/** The first column stays where it is. */
export const BaseTable = ({ kind, fields, rows, edits }: BaseTableProps) => {
  const { t, i18n } = useLingui();
  return (
    <Table caption={i18n._(kindWords[kind])} isStacked>
      <thead>
        <tr>
          {fields.map((field, n) => (
            <HeaderCell key={field.name} isFirst={n === 0} isNumeric={isNumeric(field) && n > 0}>
              {fieldWord(i18n, field.name)}
            </HeaderCell>
          ))}
          <HeaderCell>{t`Gilt seit`}</HeaderCell>
          <HeaderCell>
            <span className="visually-hidden">
              <Trans>Bearbeiten</Trans>
            </span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {edits.added.map((key) => {
          const edit = edits.of(key);
          return edit ? (
            <EditRow key={key} rowKey={key} name={null} fields={fields} edit={edit} edits={edits} isNew />
          ) : null;
        })}
        {rows.map((row, n) => {
          const edit = edits.of(row.key);
          const name = rowName(i18n, kind, row.key);
          const group = kind === 'cost' ? costGroup(row.key) : null;
          const previous = rows[n - 1];
          return (
            <Fragment key={row.key}>
              {group && (!previous || costGroup(previous.key) !== group) ? (
                <GroupRow columnCount={fields.length + 2}>{i18n._(group.words)}</GroupRow>
              ) : null}
              {edit && edit.draft !== 'end' ? (
                <EditRow rowKey={row.key} name={name} fields={fields} edit={edit} edits={edits} isNew={false} />
              ) : (
                <BaseRow row={row} name={name} fields={fields} edits={edits} mayEnd={kind !== 'operator'} />
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
};
