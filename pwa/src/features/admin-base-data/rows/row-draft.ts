import { type BaseDataKind, baseDataSchemas, readBaseRow } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { readDecimal, writeDecimal } from '../../../ui/fields/decimal-text.ts';
import type { RowData } from './held-rows.ts';

/** A row as it is typed, by field; truth values are 'true' and 'false'. */
export type RowDraft = Readonly<Record<string, string>>;

type Link = { name: string; url: string };

/** A value of a row as it is read and typed: decimals with a comma. */
export const cellText = (field: BaseField, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (field.type === 'links') return (value as Link[]).map(({ name, url }) => `${name} ${url}`).join(', ');
  if (Array.isArray(value)) return value.join(', ');
  const text = plainText(value);
  return field.type === 'decimal' || field.type === 'number' ? writeDecimal(text) : text;
};

const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const draftOf = (fields: readonly BaseField[], data: RowData | null): RowDraft =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      data === null && field.type === 'boolean' ? 'false' : cellText(field, data?.[field.name]),
    ]),
  );

const listOf = (typed: string) =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const linkOf = (typed: string): Link => {
  const at = typed.lastIndexOf(' ');
  return { name: typed.slice(0, Math.max(at, 0)).trim(), url: typed.slice(at + 1) };
};

/** What was typed in a field, as the row keeps it; what is none is left to the schema to refuse. */
const valueOf = (field: BaseField, typed: string): unknown => {
  if (typed.trim() === '' && field.isNullable) return null;
  switch (field.type) {
    case 'decimal':
      return readDecimal(typed) ?? typed;
    case 'number':
      return Number(readDecimal(typed) ?? Number.NaN);
    case 'boolean':
      return typed === 'true';
    case 'words':
      return listOf(typed);
    case 'links':
      return listOf(typed).map(linkOf);
    case 'choice':
    case 'text':
      return typed.trim();
  }
};

/** The row that was typed by the schema of its kind, or the fields that are wrong. */
export const readRowDraft = (
  kind: BaseDataKind,
  fields: readonly BaseField[],
  draft: RowDraft,
): { row: { key: string; data: unknown }; wrong: null } | { row: null; wrong: ReadonlySet<string> } => {
  const given = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, draft[field.name] ?? '')]));
  const read = baseDataSchemas[kind].safeParse(given);
  if (read.success) return { row: readBaseRow(kind, given), wrong: null };
  const names = read.error.issues.map(({ path }) => String(path[0] ?? fields.at(-1)?.name));
  return { row: null, wrong: new Set(names) };
};
