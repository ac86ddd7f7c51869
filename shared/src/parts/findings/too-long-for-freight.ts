import type { Rule } from './rule.ts';

/** Longer than the carrier takes at his usual price, but not longer than what is made. */
export const tooLongForFreight: Rule = ({ facts: { measures } }, { limits }) => {
  if (limits === null) return [];
  const { x, y, z } = measures.dimensionsMm;
  const lengthMm = Math.max(x, y, z);
  const { long, maxLengthMm } = limits.freight;
  const longestMm = long?.overMm ?? maxLengthMm;
  return lengthMm > longestMm && lengthMm <= limits.longestPartMm
    ? [{ code: 'warn.longer-than-freight', values: { lengthMm, longestMm } }]
    : [];
};
