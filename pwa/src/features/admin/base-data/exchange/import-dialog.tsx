import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/layout/table.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import styles from '../base-data.module.css';
import { type HeldRow, rowName, shownData } from '../held-rows.ts';
import { fieldWord } from '../words/field-labels.ts';
import { valueWord } from '../words/value-words.ts';
import { compareSheet, type SheetChange, type SheetRefusal } from './compare-sheet.ts';
import type { SheetFault, SheetResult } from './read-sheet.ts';

type ImportDialogProps = {
  fileName: string;
  result: SheetResult;
  kind: BaseDataKind;
  fields: readonly BaseField[];
  rows: readonly HeldRow[];
  onTake: (changes: readonly SheetChange[]) => void;
  onClose: () => void;
};

const faultWords: Record<SheetFault, MessageDescriptor> = {
  tooLarge: msg`Die Datei ist zu groß: höchstens 2 MB. Bitte teilen Sie sie auf.`,
  tooManyRows: msg`Mehr als 2.000 Zeilen. Bitte teilen Sie die Datei auf.`,
  noTable: msg`Das erste Blatt hat keine Titelzeile mit Zeilen darunter. Am besten vom Export ausgehen.`,
  broken: msg`Die Datei ist beschädigt. Bitte neu als XLSX oder CSV speichern.`,
  wrongKind: msg`Das ist keine Tabelle. Bitte als XLSX oder CSV speichern.`,
};

const reasonWords: Record<SheetRefusal['fault'], MessageDescriptor> = {
  negative: msg`Hier steht nichts unter 0.`,
  noNumber: msg`Bitte eine Zahl mit Komma angeben.`,
  tooLong: msg`Zu viele Stellen vor oder nach dem Komma.`,
  other: msg`Das passt hier nicht.`,
  twice: msg`Diese Zeile steht zweimal da.`,
};

const mostShown = 200;

/** What a file would change, before it becomes rows in work. */
export const ImportDialog = ({ fileName, result, kind, fields, rows, onTake, onClose }: ImportDialogProps) => {
  const { i18n } = useLingui();
  const report = result.sheet ? compareSheet({ i18n, kind, fields, rows }, result.sheet) : null;
  const problem = result.fault ? i18n._(faultWords[result.fault]) : report && missingWords(i18n, report.missing);
  const changes = problem ? [] : (report?.changes ?? []);
  return (
    <Dialog
      hasNoRoute
      size="wide"
      title={<Trans>Unterschiede in {fileName}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          {changes.length > 0 ? (
            <Button tone="primary" onPress={() => onTake(changes)}>
              <Plural value={changes.length} one="# Zeile übernehmen" other="# Zeilen übernehmen" />
            </Button>
          ) : null}
        </>
      }
    >
      {problem ? (
        <Notice tone="error" title={problem} />
      ) : report ? (
        <>
          <p className={styles.soft}>
            <Plural value={report.sameCount} one="# Zeile ist gleich." other="# Zeilen sind gleich." />{' '}
            <Trans>Zeilen, die in der Datei fehlen, bleiben. Gespeichert ist noch nichts.</Trans>
          </p>
          {changes.length === 0 ? (
            <p>
              <Trans>Es gibt nichts zu übernehmen.</Trans>
            </p>
          ) : (
            <Changes kind={kind} changes={changes} />
          )}
          {report.refusals.length > 0 ? <Refusals refusals={report.refusals} /> : null}
        </>
      ) : null}
    </Dialog>
  );
};

const missingWords = (i18n: I18n, missing: readonly BaseField[]) => {
  const names = missing.map(({ name }) => fieldWord(i18n, name)).join(', ');
  return names === '' ? null : i18n._(msg`In der ersten Zeile fehlt: ${names}. Am besten vom Export ausgehen.`);
};

const Changes = ({ kind, changes }: { kind: BaseDataKind; changes: readonly SheetChange[] }) => {
  const { t, i18n } = useLingui();
  const lines = changes.flatMap((change) => change.fields.map((each) => ({ ...change, ...each }))).slice(0, mostShown);
  const word = (field: BaseField, text: string) => (text === '' ? '–' : valueWord(i18n, kind, field.name, text));
  return (
    <Table caption={t`Unterschiede`} isStacked>
      <thead>
        <tr>
          <HeaderCell isFirst>{t`Zeile`}</HeaderCell>
          <HeaderCell>{t`Feld`}</HeaderCell>
          <HeaderCell isNumeric>{t`Alt`}</HeaderCell>
          <HeaderCell isNumeric>{t`Neu`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, row, draft, field, old, now }) => (
          <tr key={`${line} ${field.name}`}>
            <Cell isFirst>
              {rowName(i18n, kind, row ? shownData(row) : draft) ?? row?.key ?? Object.values(draft)[0]}
              <span className={styles.key}>{row ? <Trans>Zeile {line}</Trans> : <Trans>neu, Zeile {line}</Trans>}</span>
            </Cell>
            <Cell label={t`Feld`}>{fieldWord(i18n, field.name)}</Cell>
            <Cell isNumeric label={t`Alt`}>
              {word(field, old)}
            </Cell>
            <Cell isNumeric label={t`Neu`}>
              <strong>{word(field, now)}</strong>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Refusals = ({ refusals }: { refusals: readonly SheetRefusal[] }) => {
  const { i18n } = useLingui();
  return (
    <section className={styles.other}>
      <h3>
        <Plural value={refusals.length} one="# Zeile geht so nicht" other="# Zeilen gehen so nicht" />
      </h3>
      <ul className={styles.log}>
        {refusals.slice(0, mostShown).map(({ line, field, typed, fault }) => (
          <li key={line}>
            <strong>
              <Trans>Zeile {line}</Trans>
            </strong>{' '}
            {field ? `${fieldWord(i18n, field.name)} „${typed}“: ` : null}
            {i18n._(reasonWords[fault])}
          </li>
        ))}
      </ul>
    </section>
  );
};
