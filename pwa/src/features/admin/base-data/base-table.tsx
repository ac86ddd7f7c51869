import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Cell, GroupRow, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import styles from './base-data.module.css';
import { BaseRow, RefusalText } from './base-row.tsx';
import { EditCell } from './edit-cell.tsx';
import { describedFields, groupOf, type HeldRow, nameHeader, type RowGroup, rowName, shownData } from './held-rows.ts';
import { RowForm } from './operator-facts.tsx';
import type { RowChoice } from './raise/raise-rows.ts';
import { type RowEdit, type RowEdits, useFollowedRow } from './use-row-edits.ts';
import { kindLabels } from './words/cost-labels.ts';
import { fieldWord, isNumeric } from './words/field-labels.ts';
import { shownText } from './words/shown-text.ts';

type BaseTableProps = {
  kind: BaseDataKind;
  fields: readonly BaseField[];
  rows: readonly HeldRow[];
  /** Those that are found, of all pages: a group is chosen with all of them. */
  found: readonly HeldRow[];
  edits: RowEdits;
  /** Null while no rows are chosen. */
  choice: RowChoice | null;
};

/** The first column stays where it is. */
export const BaseTable = ({ kind, fields, rows, found, edits: all, choice }: BaseTableProps) => {
  const { t, i18n } = useLingui();
  const { body, edits } = useFollowedRow(all);
  const columns = columnsOf(kind, fields);
  const header = nameHeader(kind);
  const columnCount = columns.length + 2 + (header ? 1 : 0);
  const groupKeys = (group: RowGroup) =>
    found.filter((row) => groupOf(kind, row)?.id === group.id).map(({ key }) => key);
  return (
    <Table caption={i18n._(kindLabels[kind])} isStacked>
      <thead>
        <tr>
          {header ? <HeaderCell isFirst>{i18n._(header)}</HeaderCell> : null}
          {columns.map((field, n) => (
            <HeaderCell
              key={field.name}
              isFirst={n === 0 && !header}
              isNumeric={isNumeric(field) && (n > 0 || header !== null)}
            >
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
      <tbody ref={body} data-rows="">
        {rows.map((row, n) => {
          const edit = edits.of(row.key);
          const name = rowName(i18n, kind, shownData(row));
          const group = groupOf(kind, row);
          const previous = rows[n - 1];
          return (
            <Fragment key={row.key}>
              {group && (!previous || groupOf(kind, previous)?.id !== group.id) ? (
                <GroupRow columnCount={columnCount}>
                  {choice ? (
                    <Checkbox
                      isSelected={groupKeys(group).every(choice.has)}
                      onChange={(is) => choice.choose(groupKeys(group), is)}
                    >
                      {i18n._(group.words)}
                    </Checkbox>
                  ) : (
                    i18n._(group.words)
                  )}
                  {group.sentence ? <span className={styles.sentence}>{i18n._(group.sentence)}</span> : null}
                </GroupRow>
              ) : null}
              {edit && edit.draft !== 'end' ? (
                isEditedInForm(kind, fields) ? (
                  <tr data-row={row.key}>
                    <td colSpan={columnCount}>
                      <RowForm
                        kind={kind}
                        title={name ?? row.key}
                        rowKey={row.key}
                        fields={fields}
                        edit={edit}
                        edits={edits}
                        isNew={false}
                      />
                    </td>
                  </tr>
                ) : (
                  <EditRow kind={kind} rowKey={row.key} name={name} columns={columns} edit={edit} edits={edits} />
                )
              ) : (
                <BaseRow
                  kind={kind}
                  row={row}
                  name={name}
                  fields={fields}
                  columns={columns}
                  edits={edits}
                  choice={
                    choice ? (
                      <Checkbox
                        aria-label={t`${name ?? row.key} wählen`}
                        isSelected={choice.has(row.key)}
                        onChange={(is) => choice.choose([row.key], is)}
                      >
                        {null}
                      </Checkbox>
                    ) : null
                  }
                />
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
};

/** Fields of wide rows that stand in their form alone. */
const formFields: Partial<Record<BaseDataKind, readonly string[]>> = {
  country: ['currency'],
  profile: ['rMm', 'r2Mm', 'areaCm2', 'surfaceM2PerM'],
};

/** The fields of a kind that its table shows beside the names of the rows. */
export const columnsOf = (kind: BaseDataKind, fields: readonly BaseField[]): BaseField[] => {
  const hidden = new Set([...describedFields(kind), ...(formFields[kind] ?? [])]);
  return fields.filter(({ name, isUnseen }) => !isUnseen && !hidden.has(name));
};

/** Whether a row has more to type than its table shows: then it is edited in a form. */
const isEditedInForm = (kind: BaseDataKind, fields: readonly BaseField[]): boolean => {
  const columns = new Set(columnsOf(kind, fields));
  return kind === 'operator' || fields.some((field) => !field.isUnseen && !field.isKey && !columns.has(field));
};

type EditRowProps = {
  kind: BaseDataKind;
  rowKey: string;
  name: string | null;
  columns: readonly BaseField[];
  edit: RowEdit;
  edits: RowEdits;
};

/** A row in work; what tells it apart from others stays. */
const EditRow = ({ kind, rowKey, name, columns, edit, edits }: EditRowProps) => {
  const { i18n } = useLingui();
  const { draft } = edit;
  if (draft === 'end') return null;
  return (
    <tr data-row={rowKey}>
      {name === null ? null : <Cell isFirst>{name}</Cell>}
      {columns.map((field, n) => (
        <Cell
          key={field.name}
          isFirst={n === 0 && name === null}
          label={n === 0 && name === null ? undefined : fieldWord(i18n, field.name)}
        >
          {field.isKey ? (
            shownText(i18n, kind, { ...field, type: 'text' }, draft[field.name])
          ) : (
            <EditCell
              kind={kind}
              field={field}
              value={draft[field.name] ?? ''}
              before={edit.before[field.name] ?? ''}
              fault={edit.wrong.get(field.name) ?? null}
              onChange={(typed) => edits.type(rowKey, { [field.name]: typed })}
            />
          )}
        </Cell>
      ))}
      <Cell>{edit.refusal ? <RefusalText refusal={edit.refusal} /> : null}</Cell>
      <Cell isNumeric>
        <Button tone="quiet" onPress={() => edits.drop(rowKey)}>
          <Trans>Verwerfen</Trans>
        </Button>
      </Cell>
    </tr>
  );
};
