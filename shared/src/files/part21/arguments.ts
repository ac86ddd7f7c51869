import type { Part21Record, Value } from './read-records.ts';

/** The number at a place of a record, also one that says its type such as LENGTH_MEASURE(25.4); null where there is none. */
export const numberAt = ({ args }: Part21Record, place: number): number | null => numberOf(args[place]);

export const numberOf = (value: Value | undefined): number | null => {
  if (typeof value === 'number') return value;
  const inner = isTyped(value) ? value.args[0] : null;
  return typeof inner === 'number' ? inner : null;
};

/** The text at a place, also one that says its type such as IFCLABEL('A'); '' where there is none. */
export const textAt = ({ args }: Part21Record, place: number): string => textOf(args[place]);

export const textOf = (value: Value | undefined): string => {
  if (typeof value === 'string') return value.trim();
  const inner = isTyped(value) ? value.args[0] : null;
  return typeof inner === 'string' ? inner.trim() : '';
};

/** The id that a place refers to, null where it refers to none. */
export const refAt = ({ args }: Part21Record, place: number): number | null => refOf(args[place]);

export const refOf = (value: Value | undefined): number | null =>
  typeof value === 'object' && value !== null && 'ref' in value ? value.ref : null;

/** The values of the list at a place; none where there is no list. */
export const listAt = ({ args }: Part21Record, place: number): readonly Value[] => listOf(args[place]);

export const listOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** The ids that the list at a place refers to. */
export const refsAt = (record: Part21Record, place: number): number[] =>
  listAt(record, place).flatMap((value) => refOf(value) ?? []);

/** The numbers of the list at a place. */
export const numbersAt = (record: Part21Record, place: number): number[] =>
  listAt(record, place).flatMap((value) => numberOf(value) ?? []);

/** The name of the enumerated value at a place, such as T of `.T.`; '' where there is none. */
export const enumAt = ({ args }: Part21Record, place: number): string => {
  const value = args[place];
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : '';
};

export const isTyped = (value: Value | undefined): value is Extract<Value, { type: string }> =>
  typeof value === 'object' && value !== null && 'type' in value;
