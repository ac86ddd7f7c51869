import { type BaseDataKind, readBaseRow } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { I18n } from '@lingui/core';
import { readDecimal } from '../../../../ui/fields/decimal-text.ts';
import { type HeldRow, shownData } from '../held-rows.ts';
import { cellText, draftOf, type Fault, type RowDraft, readRowDraft } from '../row-draft.ts';
import { fieldWord, isNumeric } from '../words/field-labels.ts';
import { knownValues, valueWord } from '../words/value-words.ts';
import type { Sheet } from './read-sheet.ts';

export type SheetChange = {
  line: number;
  /** Null: a new row. */
  row: HeldRow | null;
  draft: RowDraft;
  /** Old and new as they are typed. */
  fields: { field: BaseField; old: string; now: string }[];
};
/** A row that is not taken. `field` null: there is no such row to change, and as a new one it lacks something. */
export type SheetRefusal = { line: number; field: BaseField | null; typed: string; fault: Fault | 'twice' };
export type SheetReport = {
  changes: SheetChange[];
  refusals: SheetRefusal[];
  sameCount: number;
  /** Columns that a row is told apart by and the sheet lacks: nothing is compared then. */
  missing: BaseField[];
};

type Context = { i18n: I18n; kind: BaseDataKind; fields: readonly BaseField[]; rows: readonly HeldRow[] };

/** What would change if the rows of a sheet were taken: found by their key columns, what a sheet leaves out stays. */
export const compareSheet = (context: Context, { titles, rows }: Sheet): SheetReport => {
  const { i18n, kind, fields } = context;
  const typed = fields.filter(({ isUnseen }) => !isUnseen);
  const placeOf = (field: BaseField) =>
    titles.findIndex((title) => plain(title) === plain(fieldWord(i18n, field.name)) || title === field.name);
  const columns = typed.map((field) => ({ field, place: placeOf(field) })).filter(({ place }) => place >= 0);
  const missing = typed.filter((field) => field.isKey && placeOf(field) < 0);
  const report: SheetReport = { changes: [], refusals: [], sameCount: 0, missing };
  if (missing.length > 0) return report;
  const held = new Map(context.rows.map((row) => [row.key, row]));
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const given = Object.fromEntries(
      columns.map(({ field, place }) => [field.name, typedValue(i18n, kind, field, cells[place] ?? '')]),
    );
    takeLine(context, { line, given, held, seen }, report);
  }
  return report;
};

type Line = { line: number; given: RowDraft; held: ReadonlyMap<string, HeldRow>; seen: Set<string> };

const takeLine = ({ i18n, kind, fields }: Context, { line, given, held, seen }: Line, report: SheetReport) => {
  const row = held.get(keyIn(kind, fields, given) ?? '') ?? rowLike(fields, given, held) ?? null;
  const before = draftOf(fields, row && shownData(row), i18n.locale);
  const changed = fields.flatMap((field) => {
    const [old, now] = [before[field.name] ?? '', given[field.name]];
    return now === undefined || isSame(field, old, now) ? [] : [{ field, old, now }];
  });
  const draft = { ...before, ...Object.fromEntries(changed.map(({ field, now }) => [field.name, now])) };
  const read = readRowDraft(kind, fields, draft);
  const refuse = (field: BaseField | null, fault: SheetRefusal['fault']) =>
    report.refusals.push({ line, field, typed: (field && draft[field.name]) ?? '', fault });
  if (!read.row) {
    const [[name, fault] = ['', 'other' as const]] = read.wrong;
    refuse(fields.find((field) => field.name === name) ?? null, fault);
  } else if (seen.has(read.row.key)) {
    refuse(null, 'twice');
  } else {
    seen.add(read.row.key);
    if (row && changed.length === 0) report.sameCount += 1;
    else report.changes.push({ line, row, draft, fields: changed });
  }
};

const keyIn = (kind: BaseDataKind, fields: readonly BaseField[], given: RowDraft): string | null => {
  const { row } = readRowDraft(kind, fields, given);
  return row ? readBaseRow(kind, row.data).key : null;
};

/** A row with the same key columns, where the rest of the line is no row by itself. */
const rowLike = (fields: readonly BaseField[], given: RowDraft, held: ReadonlyMap<string, HeldRow>) =>
  [...held.values()].find((row) => {
    const data = shownData(row);
    return fields
      .filter(({ isKey }) => isKey)
      .every((field) => isSame(field, cellText(field, data?.[field.name], 'de'), given[field.name] ?? ''));
  });

const isSame = (field: BaseField, old: string, now: string) => {
  if (old === now.trim()) return true;
  if (!isNumeric(field)) return false;
  const [a, b] = [readDecimal(old), readDecimal(now)];
  return a !== null && b !== null && Number(a) === Number(b);
};

const plain = (text: string) => text.trim().toLowerCase();

/** A cell as it would be typed: names become the codes they stand for, yes and no truth values. */
const typedValue = (i18n: I18n, kind: BaseDataKind, field: BaseField, cell: string): string => {
  const codeOf = (word: string) => {
    const codes =
      field.type === 'choice' || field.type === 'words' ? field.choices : (knownValues(kind, field.name) ?? []);
    return (
      codes.find((code) => code === word) ??
      codes.find((code) => plain(valueWord(i18n, kind, field.name, code)) === plain(word)) ??
      word
    );
  };
  switch (field.type) {
    case 'boolean':
      return String(yesWords.has(plain(cell)));
    case 'words':
      return cell
        .split(',')
        .map((word) => codeOf(word.trim()))
        .join(', ');
    case 'choice':
    case 'text':
      return codeOf(cell);
    default:
      return cell;
  }
};

const yesWords = new Set(['ja', 'yes', 'oui', 'sì', 'si', 'true', 'wahr', 'vrai', 'vero', '1', 'x']);
