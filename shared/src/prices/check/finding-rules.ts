import type { RemarkCode } from '../../files/document/remark-codes.ts';
import type { GeometryRemarkCode } from '../../geometry/body/geometry-remarks.ts';
import type { Finding, PartWarningCode } from '../../parts/findings/part-findings.ts';
import type { Part } from '../../parts/part.ts';
import type { TimberRemarkCode } from '../../timber/file-timber/timber-remarks.ts';
import type { AssemblyWarningCode } from './check-assembly.ts';
import type { priceRemarks } from './request-findings.ts';

/**
 * How a part stands, from the best to the worst: nothing is to be said; something is worth knowing; we make or took something
 * otherwise than drawn; its user has to decide; the price is made by hand; it can't be made as it is drawn.
 */
export const checkStates = ['fine', 'noted', 'changed', 'choice', 'request', 'unmakeable'] as const;
export type CheckState = (typeof checkStates)[number];

/** Whose rule it is: of our machines and our stock, of the file itself, of laser shops, or of a standard. */
export type RuleSource = 'shop' | 'file' | 'cutting' | { standard: string };

/** What was measured and what it has to keep, by the names of a finding's values; a quantity has the unit of its name. */
type Measured = { value: string; limit: string };

export type FindingRule = { state: Exclude<CheckState, 'fine'>; source: RuleSource; measured?: Measured };

const rule = (state: FindingRule['state'], source: RuleSource, value?: string, limit?: string): FindingRule => ({
  state,
  source,
  ...(value !== undefined && limit !== undefined && { measured: { value, limit } }),
});

const boltDistances = { standard: 'EN 1993-1-8, tab. 3.3' };
const zincVents = { standard: 'EN ISO 14713-2' };
const timber = { standard: 'EN 1995-1-1, tab. 4.1' };
const boltsInTimber = { standard: 'EN 1995-1-1, 10.4.3' };
const boltsInSteel = { standard: 'EN 1090-2, tab. 11' };
const bending = { standard: 'EN 10025-2' };
const welds = { standard: 'EN 1993-1-8, 4.5' };

type FindingCode =
  | Extract<RemarkCode | GeometryRemarkCode, `${'request' | 'warn'}.${string}`>
  | PartWarningCode
  | AssemblyWarningCode
  | (typeof priceRemarks)[keyof typeof priceRemarks];

/** Every finding's rule. What a file leaves open or says twice is on request or noted by itself (see below). */
const rules = {
  // contours of plates
  'warn.hole-near-edge': rule('choice', boltDistances, 'distanceMm', 'leastMm'),
  'warn.holes-near-each-other': rule('choice', boltDistances, 'distanceMm', 'leastMm'),
  'warn.thin-web': rule('choice', 'cutting', 'widthMm', 'leastMm'),
  'warn.slot-too-narrow': rule('choice', 'cutting', 'widthMm', 'leastMm'),
  'warn.sink-too-deep': rule('choice', 'shop', 'restMm', 'leastMm'),
  'warn.hole-cuts-edge': rule('choice', 'shop'),
  'warn.hole-twice': rule('changed', 'file'),
  'warn.holes-overlap': rule('choice', 'shop'),
  'warn.processing-outside': rule('changed', 'file'),
  'warn.falls-apart': rule('unmakeable', 'shop'),
  'request.contour-crosses-itself': rule('unmakeable', 'shop'),
  'request.empty-solid': rule('unmakeable', 'shop'),
  'request.outlines-cross': rule('unmakeable', 'shop'),
  'request.open-outline': rule('unmakeable', 'shop'),
  'request.open-body': rule('unmakeable', 'shop'),
  // machines
  'warn.hole-smaller-than-thickness': rule('changed', 'cutting', 'diameterMm', 'thicknessMm'),
  'warn.hole-below-drill': rule('choice', 'shop', 'diameterMm', 'leastMm'),
  'warn.hole-deep': rule('noted', 'shop', 'depthMm', 'mostMm'),
  'warn.smaller-than-cutter': rule('choice', 'cutting', 'widthMm', 'leastMm'),
  'warn.narrow-strip': rule('noted', 'cutting', 'widthMm', 'leastMm'),
  'warn.steep-cut': rule('choice', 'shop', 'bevelDeg', 'mostDeg'),
  'warn.short-thread': rule('choice', { standard: 'EN ISO 898-1' }, 'thicknessMm', 'diameterMm'),
  'warn.bend-radius': rule('choice', bending, 'radiusMm', 'leastMm'),
  'warn.bend-leg': rule('unmakeable', 'shop', 'legMm', 'leastMm'),
  'warn.bend-hole': rule('noted', 'shop', 'distanceMm', 'leastMm'),
  'warn.tiny-part': rule('choice', 'shop'),
  'request.too-long': rule('request', 'shop', 'lengthMm', 'longestMm'),
  'request.larger-than-laser-bed': rule('request', 'shop', 'lengthMm', 'bedLengthMm'),
  'request.thickness-too-large': rule('request', 'shop', 'thicknessMm', 'largestMm'),
  'request.thickness-not-stock': rule('request', 'shop'),
  'request.grade-not-stocked': rule('request', 'shop'),
  // carrying loads
  'warn.sharp-corner': rule('noted', { standard: 'EN 1090-2, 6.7' }, 'radiusMm', 'leastMm'),
  'warn.grade-too-thick': rule('choice', { standard: 'EN 1993-1-10, tab. 2.1' }, 'thicknessMm', 'mostMm'),
  'request.seam-too-thin': rule('request', welds, 'aMm', 'leastMm'),
  'request.seam-too-thick': rule('request', welds, 'aMm', 'mostMm'),
  'warn.mixed-grades': rule('noted', { standard: 'EN 1090-2, 6.2' }),
  'warn.seam-angle': rule('noted', { standard: 'EN 1993-1-8, 4.3.2' }, 'angleDeg', 'leastDeg'),
  'warn.seam-hidden': rule('noted', 'shop'),
  // surface
  'warn.thickness-ratio': rule('noted', { standard: 'EN ISO 14713-2' }),
  'warn.sealed-overlap': rule('noted', { standard: 'EN ISO 14713-2' }, 'areaCm2', 'mostCm2'),
  'warn.vent-holes-missing': rule('unmakeable', zincVents),
  'warn.vent-holes-made': rule('changed', zincVents),
  'warn.coat-for-use': rule('choice', timber),
  'warn.coat-for-wood': rule('choice', timber),
  'request.too-thin-for-zinc': rule('request', { standard: 'EN ISO 1461' }, 'thicknessMm', 'smallestMm'),
  'request.larger-than-zinc-bath': rule('request', 'shop', 'lengthMm', 'bathLengthMm'),
  'request.grade-not-galvanised': rule('request', { standard: 'DASt 022' }),
  'request.colour-missing': rule('choice', 'shop'),
  // the wood of the same file
  'warn.timber-hole-offset': rule('choice', 'file', 'offsetMm', 'mostMm'),
  'warn.timber-hole-missing': rule('choice', 'file'),
  'warn.timber-not-drilled': rule('noted', 'file'),
  'warn.timber-drilling-blocked': rule('choice', 'file'),
  'warn.timber-drilling-wide': rule('choice', boltsInTimber, 'drillingMm', 'mostMm'),
  'warn.timber-drilling-narrow': rule('choice', boltsInSteel, 'drillingMm', 'leastMm'),
  'warn.timber-slot-narrow': rule('choice', 'file', 'slotMm', 'plateMm'),
  'warn.timber-slot-tight': rule('noted', 'file', 'slotMm', 'leastMm'),
  'warn.timber-collision': rule('choice', 'file'),
  // what a file leaves open and its user can say
  'request.missing-grade': rule('choice', 'file'),
  'request.missing-thickness': rule('choice', 'file'),
  'request.missing-profile': rule('choice', 'file'),
  'request.missing-specificity': rule('choice', 'file'),
  'request.missing-unit': rule('choice', 'file'),
  'request.unknown-grade': rule('request', 'file'),
  'request.colour-unknown': rule('request', 'shop'),
  // transport
  'warn.longer-than-freight': rule('noted', 'shop', 'lengthMm', 'longestMm'),
  // units
  'warn.unit-too-small': rule('choice', 'file'),
  'warn.unit-too-large': rule('choice', 'file'),
  'warn.unit-by-weight': rule('choice', 'file'),
} satisfies Partial<Record<FindingCode, FindingRule>> & Record<PartWarningCode | TimberRemarkCode, FindingRule>;

/** Every rule that has a row of its own, by the code of its finding. */
export const findingRules: Readonly<Record<string, FindingRule>> = rules;

/** The rule of a finding: its own, else that of what a file leaves open ('request.*') or is to be looked at ('warn.*'). */
export const ruleOf = ({ code, effect }: Pick<Finding, 'code' | 'effect'>): FindingRule =>
  findingRules[code] ?? rule(effect === 'request' ? 'request' : 'noted', 'file');

/** How a finding stands once its user has looked: what he takes as drawn is worth knowing, and asks nothing any more. */
export const stateOf = (finding: Finding, accepted: readonly string[]): CheckState => {
  const { state } = ruleOf(finding);
  return state === 'choice' && accepted.includes(finding.code) ? 'noted' : state;
};

/** Whether something waits for its user to decide or to draw it otherwise. */
export const isAsking = (state: CheckState): boolean => state === 'choice' || state === 'unmakeable';

export const worseOf = (one: CheckState, other: CheckState): CheckState =>
  checkStates.indexOf(one) < checkStates.indexOf(other) ? other : one;

/** The worst of a part's findings; one that was only guessed to be steel was changed by us. */
export const partState = (
  { facts, accepted = [] }: Pick<Part, 'facts' | 'accepted'>,
  findings: readonly Finding[],
): CheckState =>
  findings.reduce<CheckState>(
    (worst, finding) => worseOf(worst, stateOf(finding, accepted)),
    facts.taken === 'guessed' ? 'changed' : 'fine',
  );

/** By how much a part misses a rule, and in what unit; null: it is not a matter of more or less. */
export const missOf = ({ code, values }: Pick<Finding, 'code' | 'values'>) => {
  const { value, limit } = findingRules[code]?.measured ?? {};
  if (value === undefined || limit === undefined) return null;
  const [measured, allowed] = [Number(values[value]), Number(values[limit])];
  if (!Number.isFinite(measured) || !Number.isFinite(allowed)) return null;
  const unit = value.endsWith('Deg') ? ('deg' as const) : ('mm' as const);
  return { measured, allowed, missedBy: Math.round(Math.abs(measured - allowed) * 100) / 100, unit };
};
