import { canonicalJson } from '../values/canonical-json.ts';
import type { RecordKind } from './record-kinds.ts';

/**
 * What a device saw in one field of a row when it changed it, so that whoever set another value meanwhile is told.
 * A surface goes together with its colour, a profile or mends with their measures, the street of an address with its town: a place.
 * A field '' is the whole row.
 */
export type ExpectedValue = {
  kind: RecordKind;
  id: string;
  index: number | null;
  field: string;
  /** What was shown, whether the row itself held it or it followed from others; undefined: nothing was seen. */
  value: unknown;
  /** What the row itself held as the server had told it, whatever waited here; null: nothing, undefined: that is not said. */
  told?: unknown;
  /** Of a whole row: only that it was there counts, its fields are told by themselves. */
  ifGone?: true;
  /** The entry of another field that counts for nothing with what is set here, as the server had told it, and the value of this one that it stood for. */
  makesVoid?: { field: string; value: unknown; stoodFor: unknown };
};

type Row = Record<string, unknown> | null | undefined;

/** Fields that are told with what goes with them; 'place' is not itself a field of the row. */
const together: Readonly<Record<string, readonly string[]>> = {
  surface: ['surface', 'ralNumber'],
  profileId: ['profileId', 'measuredAs'],
  mends: ['mends', 'mendedAs'],
  accepted: ['accepted'],
  timber: ['timber'],
  place: ['street', 'zip', 'city', 'countryIso'],
};

/** A field of a row as it is compared and told; undefined: nothing was set. Of the trash bin only whether it lies there. */
export const valueIn = (row: Row, field: string): unknown => {
  if (field === '') return row ?? undefined;
  if (field === 'trashedAt') return row ? Boolean(row.trashedAt) : undefined;
  const joined = together[field];
  const first = row?.[joined?.[0] ?? field];
  if (!row || !joined || first === undefined) return first;
  return Object.fromEntries(joined.map((each) => [each, row[each] ?? null]));
};

/** The stored fields that a told field consists of. */
export const fieldsIn = (row: Row, field: string): readonly string[] =>
  field === '' ? Object.keys(row ?? {}) : (together[field] ?? [field]);

/** The fields as which stored ones are told. */
export const comparedFields = (stored: readonly string[]): string[] => [
  ...new Set(stored.map((field) => Object.keys(together).find((told) => together[told]?.includes(field)) ?? field)),
];

/** Whether two values of a field are the same; what one of them does not say counts as the same. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const named = Object.keys(a).filter((key) => a[key] !== undefined && b[key] !== undefined);
  return named.every((key) => canonicalJson(a[key]) === canonicalJson(b[key]));
};

/** Whether the value that a change overwrites had been seen by whoever made it; undefined: it was given up, or the row removed. */
export const matchesExpected = ({ value, told }: Pick<ExpectedValue, 'value' | 'told'>, yours: unknown): boolean => {
  if (value === undefined) return false;
  if (yours === undefined) return told === undefined || told === null;
  return sameValue(yours, value) && (told === undefined || sameValue(yours, told));
};
