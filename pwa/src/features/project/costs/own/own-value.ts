import { readDecimal } from '../../../../ui/fields/decimal-text.ts';
import { germanInput } from '@knotenblech/shared/values/german-number.ts';

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
