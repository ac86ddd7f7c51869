import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { Cell, Table } from '@knotenblech/shared/exports/table.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldWord } from '../field-labels.ts';
import { type HeldRow, type RowData, shownData } from '../held-rows.ts';
import { isNumeric } from '../is-numeric.ts';
import { nameHeader, rowName } from '../row-name.ts';
import { shownText } from '../shown-text.ts';

const calledWords = msg`Bezeichnung der Zeile`;

/** What heads the column in which rows are called by their names: it is for people and not read back. */
export const calledHeader = (i18n: I18n): string => i18n._(calledWords);

/** The rows of a kind as a list for spreadsheets; what tells them apart stands in its own columns as it is kept. */
export const exportTable = (
  i18n: I18n,
  kind: BaseDataKind,
  { fields, rows }: { fields: readonly BaseField[]; rows: readonly HeldRow[] },
): Table => {
  const seen = fields.filter(({ isUnseen }) => !isUnseen);
  const data = rows.map(shownData);
  const hasNames = nameHeader(kind) !== null;
  return {
    columns: [
      ...(hasNames ? [{ title: calledHeader(i18n) }] : []),
      ...seen.map((field) => ({
        title: fieldWord(i18n, field.name),
        ...(isNumeric(field) ? { digits: digitsOf(field, data) } : {}),
      })),
    ],
    rows: data.map((row) => ({
      level: 0,
      isGroup: false,
      cells: [
        ...(hasNames ? [rowName(i18n, kind, row)] : []),
        ...seen.map((field) => cellOf(i18n, kind, field, row?.[field.name])),
      ],
    })),
  };
};

const cellOf = (i18n: I18n, kind: BaseDataKind, field: BaseField, value: unknown): Cell => {
  if (value === null || value === undefined || value === '') return null;
  if (isNumeric(field)) return Number(value);
  return field.isKey && typeof value === 'string' && field.type !== 'day' ? value : shownText(i18n, kind, field, value);
};

const digitsOf = ({ name }: BaseField, rows: readonly (RowData | null)[]) =>
  rows.reduce((most, row) => Math.max(most, decimalsOf(row?.[name])), 0);

const decimalsOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? (String(value).split('.')[1]?.length ?? 0) : 0;
