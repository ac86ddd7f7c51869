import { type BaseDataKind, baseDataSchemas, readBaseRow } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { readDecimal, writeDecimal } from '../../../ui/fields/decimal-text.ts';
import type { RowData } from './held-rows.ts';

/** A row as it is typed, by field; truth values are 'true' and 'false'. */
export type RowDraft = Readonly<Record<string, string>>;

type Link = { name: string; url: string };

/** A value of a row as it is typed: decimals with a comma, days as '24.12.' or '24.12.2026', with strokes where that is usual. */
export const cellText = (field: BaseField, value: unknown, locale: string): string => {
  if (value === null || value === undefined) return '';
  if (field.type === 'day') return dayText(plainText(value), locale);
  if (field.type === 'days')
    return plainText(value)
      .split(' ')
      .filter((day) => day !== '')
      .map((day) => dayText(`${day.slice(0, 2)}-${day.slice(2)}`, locale))
      .join(', ');
  if (field.type === 'links') return (value as Link[]).map(({ name, url }) => `${name} ${url}`).join(', ');
  if (Array.isArray(value)) return value.join(', ');
  const text = plainText(value);
  return field.type === 'decimal' || field.type === 'number' ? writeDecimal(text) : text;
};

const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const draftOf = (fields: readonly BaseField[], data: RowData | null, locale: string): RowDraft =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      data === null && field.type === 'boolean' ? 'false' : cellText(field, data?.[field.name], locale),
    ]),
  );

const dayText = (day: string, locale: string) => {
  const [, year = '', month = '', date = ''] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (month === '') return day;
  if (locale === 'de') return `${date}.${month}.${year}`;
  return year === '' ? `${date}/${month}` : `${date}/${month}/${year}`;
};

/** A typed day, its month and year where it has one: '24.12.', '24/12/2026' or '2026-12-24'. What is none stays as it is. */
const partsOfDay = (typed: string) => {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./]?(\d{4})?$/.exec(typed.trim()) ?? [];
  return date === '' ? null : { date: date.padStart(2, '0'), month: month.padStart(2, '0'), year };
};
const dayOf = (typed: string) => {
  const parts = partsOfDay(typed);
  if (!parts) return typed.trim();
  return parts.year === '' ? `${parts.month}-${parts.date}` : `${parts.year}-${parts.month}-${parts.date}`;
};
const monthDayOf = (typed: string) => {
  const parts = partsOfDay(typed);
  return parts ? `${parts.month}${parts.date}` : typed;
};

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
    case 'day':
      return dayOf(typed);
    case 'days':
      return listOf(typed).map(monthDayOf).join(' ');
    case 'links':
      return listOf(typed).map(linkOf);
    case 'choice':
    case 'text':
      return typed.trim();
  }
};

/** What is wrong with what was typed: below nothing where nothing may be, no number, one too long, or something else. */
export type Fault = 'negative' | 'noNumber' | 'tooLong' | 'other';
export type WrongFields = ReadonlyMap<string, Fault>;

const faultOf = (field: BaseField | undefined, typed: string): Fault => {
  if (field?.type !== 'decimal' && field?.type !== 'number') return 'other';
  const number = readDecimal(typed);
  if (number === null) return 'noNumber';
  return number.startsWith('-') ? 'negative' : 'tooLong';
};

/** The row that was typed by the schema of its kind, or the fields that are wrong. */
export const readRowDraft = (
  kind: BaseDataKind,
  fields: readonly BaseField[],
  draft: RowDraft,
): { row: { key: string; data: unknown }; wrong: null } | { row: null; wrong: WrongFields } => {
  const given = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, draft[field.name] ?? '')]));
  const read = baseDataSchemas[kind].safeParse(given);
  if (read.success) return { row: readBaseRow(kind, given), wrong: null };
  const names = read.error.issues.map(({ path }) => String(path[0] ?? fields.at(-1)?.name));
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  return { row: null, wrong: new Map(names.map((name) => [name, faultOf(fieldOf(name), draft[name] ?? '')])) };
};
