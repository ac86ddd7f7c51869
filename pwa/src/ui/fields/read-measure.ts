import { germanInput } from '@knotenblech/shared/values/number-text.ts';

/** A typed measure: comma or point before the decimals, nothing between thousands. NaN when it is none or out of bounds. */
export const readMeasure = (text: string, [min, max]: readonly [number, number], isWhole: boolean): number => {
  const plain = text.trim().replace(',', '.');
  const pattern = isWhole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/;
  const value = pattern.test(plain) ? Number(plain) : Number.NaN;
  return value >= min && value <= max ? value : Number.NaN;
};

/** A measure as it stands in a field: '12,5'; nothing for NaN. */
export const writeMeasure = (value: number): string => (Number.isNaN(value) ? '' : germanInput(value, 3));
