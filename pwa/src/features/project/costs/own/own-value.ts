import { germanInput } from '@knotenblech/shared/values/number-text.ts';
import { readDecimal } from '../../../../ui/fields/decimal-text.ts';

export type OwnKind = 'value' | 'flat' | 'factor';
const largest = 1_000_000;

/** A value as it is typed: empty is the standard (0). A flat rate may be below 0, nothing else. null: it is none. */
export const readOwnValue = (typed: string, kind: OwnKind): number | null => {
  if (typed.trim() === '') return 0;
  const text = readDecimal(typed);
  if (text === null) return null;
  const value = Number(text);
  if (Math.abs(value) > largest || (value < 0 && kind !== 'flat')) return null;
  return value;
};

/** A set value as it stands in its field; nothing where the standard holds. */
export const writeOwnValue = (value: number | null | undefined, kind: OwnKind): string => {
  if (value === null || value === undefined || value === 0) return '';
  return kind === 'factor' && value === 1 ? '' : germanInput(value, 6);
};

type Kinds<F extends string> = Readonly<Record<F, OwnKind>>;
type Own<F extends string> = { empty: boolean } & { readonly [N in F]?: number | null | undefined };

const fieldsOf = <F extends string>(kinds: Kinds<F>) => Object.keys(kinds) as F[];

/** Own values as they stand in their fields; costs that are empty have none. */
export const writeOwnValues = <F extends string>(
  kinds: Kinds<F>,
  own: Own<NoInfer<F>> | null,
): Readonly<Record<F, string>> =>
  Object.fromEntries(
    fieldsOf(kinds).map((field) => [field, writeOwnValue(own?.empty === false ? own[field] : null, kinds[field])]),
  ) as Record<F, string>;

/** The values that are typed, and the fields that are no number of their kind. */
export const readOwnValues = <F extends string>(kinds: Kinds<F>, draft: Readonly<Record<F, string>>) => {
  const values = fieldsOf(kinds).map((field) => [field, readOwnValue(draft[field], kinds[field])] as const);
  return {
    values: Object.fromEntries(values),
    wrong: new Set(values.filter(([, value]) => value === null).map(([field]) => field)),
  };
};
