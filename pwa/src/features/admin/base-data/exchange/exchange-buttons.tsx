import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { Cell, Table } from '@knotenblech/shared/exports/table-to-csv.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { todayAtShop } from '../../../../sync/site/site.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { downloadFile } from '../../../../ui/actions/download-file.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type HeldRow, nameHeader, type RowData, rowName, shownData } from '../held-rows.ts';
import type { RowEdits } from '../use-row-edits.ts';
import { kindLabels } from '../words/cost-labels.ts';
import { fieldWord, isNumeric } from '../words/field-labels.ts';
import { shownText } from '../words/shown-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { SheetResult } from './read-sheet.ts';

type ExchangeButtonsProps = {
  kind: BaseDataKind;
  fields: readonly BaseField[];
  /** Those that are found: they are exported. */
  found: readonly HeldRow[];
  /** Those that a sheet is compared with. */
  all: readonly HeldRow[];
  edits: RowEdits;
  onTaken: () => void;
};

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Takes the rows out to a spreadsheet and back in. */
export const ExchangeButtons = ({ kind, fields, found, all, edits, onTaken }: ExchangeButtonsProps) => {
  const { t, i18n } = useLingui();
  const [read, setRead] = useState<{ name: string; result: SheetResult } | null>(null);
  const download = async (format: keyof typeof types) => {
    const title = i18n._(kindLabels[kind]);
    const table = exportTable(i18n, kind, { fields, rows: found });
    const { tableBytes } = await import('./table-bytes.ts');
    downloadFile(
      { bytes: await tableBytes(table, format, title), type: types[format] },
      `${title} ${todayAtShop()}.${format}`,
    );
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { readSheet } = await import('./read-sheet.ts');
    setRead({ name: file.name, result: await readSheet(file) });
  };
  return (
    <>
      <MenuButton
        label={t`Zeilen exportieren`}
        face={
          <>
            <Icon name="download" /> <Trans>Exportieren</Trans>
          </>
        }
        groups={[
          [
            { id: 'xlsx', label: t`Für Excel (XLSX)`, textValue: 'XLSX', onAction: () => void download('xlsx') },
            { id: 'csv', label: t`Als Tabelle (CSV)`, textValue: 'CSV', onAction: () => void download('csv') },
          ],
        ]}
      />
      <FileTrigger acceptedFileTypes={['.csv', '.xlsx']} onSelect={(files) => void open([...(files ?? [])][0])}>
        <Button tone="quiet">
          <Trans>Importieren</Trans>
        </Button>
      </FileTrigger>
      {read ? (
        <ImportDialog
          fileName={read.name}
          result={read.result}
          kind={kind}
          fields={fields}
          rows={all}
          onTake={(changes) => {
            edits.take(changes);
            setRead(null);
            onTaken();
          }}
          onClose={() => setRead(null)}
        />
      ) : null}
    </>
  );
};

const calledWords = msg`Bezeichnung der Zeile`;

/** What heads the column in which rows are called by their names: it is for people and not read back. */
const calledHeader = (i18n: I18n): string => i18n._(calledWords);

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
