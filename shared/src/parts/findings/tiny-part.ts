import { netWeightG } from '../weigh-part.ts';
import type { Rule } from './rule.ts';
import { isSmallerThanMade } from './unit-mistake.ts';

/** Less steel than this is no part but a rest of one, mm3 (8 g). */
const leastVolumeMm3 = 1000;

/** So little steel that something else was meant. A part in the wrong unit is told as that. */
export const tinyPart: Rule = ({ facts: { measures } }) =>
  measures.netVolumeMm3 > 0 && measures.netVolumeMm3 < leastVolumeMm3 && !isSmallerThanMade(measures)
    ? [{ code: 'warn.tiny-part', values: { grams: netWeightG(measures, undefined) } }]
    : [];
