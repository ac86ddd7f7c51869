import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { todayAtShop } from '../../../../sync/site/today-at-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { downloadFile } from '../../../../ui/actions/download-file.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { HeldRow } from '../held-rows.ts';
import { kindLabels } from '../kind-words.ts';
import type { RowEdits } from '../use-row-edits.ts';
import { exportTable } from './export-table.ts';
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
