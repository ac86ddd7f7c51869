import { germanInput } from '@knotenblech/shared/values/number-text.ts';

/** Without unit and spaces, points between thousands taken out: as the shop prints it, typed or pasted. */
const withoutGroups = (typed: string) => {
  const plain = typed.replace(/\s|€|EUR/gi, '').replace('−', '-');
  return /^-?\d{1,3}(\.\d{3})+,\d+$|^-?\d{1,3}(\.\d{3}){2,}$/.test(plain) ? plain.replaceAll('.', '') : plain;
};

/** A typed decimal as decimal text ('1.250,50 €' is '1250.50'): comma or point before the decimals. null when it is none. */
export const readDecimal = (typed: string): string | null => {
  const plain = withoutGroups(typed).replace(',', '.');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? plain : null;
};

/** A typed decimal in whole steps of its n-th decimal place: '12,5' with 2 is 1250. null when it is none or has more decimals. */
export const readScaled = (typed: string, decimals: number): number | null => {
  // With fewer decimals a point before three digits stands between thousands.
  const plain = decimals < 3 ? withoutGroups(typed).replace(/^(-?\d{1,3})\.(\d{3})$/, '$1$2') : typed;
  const [whole = '', fraction = ''] = (readDecimal(plain) ?? '').split('.');
  if (whole === '' || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
};

/** Whole steps of the n-th decimal place as they stand in a field: 1250 with 2 is '12,50'. */
export const writeScaled = (steps: number, decimals: number): string => {
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  return `${steps < 0 ? '-' : ''}${digits.slice(0, -decimals)},${digits.slice(-decimals)}`;
};

/** Decimal text as it stands in a field: '12.5' is '12,5'. */
export const writeDecimal = (text: string): string => text.replace('.', ',');

/** A typed measure: comma or point before the decimals, nothing between thousands. NaN when it is none or out of bounds. */
export const readMeasure = (text: string, [min, max]: readonly [number, number], isWhole: boolean): number => {
  const plain = text.trim().replace(',', '.');
  const pattern = isWhole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/;
  const value = pattern.test(plain) ? Number(plain) : Number.NaN;
  return value >= min && value <= max ? value : Number.NaN;
};

/** A measure as it stands in a field: '12,5'; nothing for NaN. */
export const writeMeasure = (value: number): string => (Number.isNaN(value) ? '' : germanInput(value, 3));
