import type { Project } from '../../projects/project.record.ts';
import { netWeightG, stockOf } from '../materials/stock-of.ts';
import type { Part } from '../part.ts';
import type { PartMeasures, Remark } from '../part-facts.schema.ts';
import type { ServiceClass, Wood } from './installation.schema.ts';
import type { ProductionLimits } from './production-limits.schema.ts';
import type { VentHole } from './vent-hole.schema.ts';

/** 'request': the part has no price by itself; 'warn': it is made as it stands, but should be looked at. */
export type Effect = 'request' | 'warn';

/** What is wrong with a part, and what follows from it. The app words the code with its values. */
export type Finding = Remark & { effect: Effect };

/** What a code does; null for one that only informs. */
export const effectOf = (code: string): Effect | null =>
  code.startsWith('request.') ? 'request' : code.startsWith('warn.') ? 'warn' : null;

/** The remarks that are findings, each with its effect. */
export const findingsOf = (remarks: readonly Remark[]): Finding[] =>
  remarks.flatMap((remark) => {
    const effect = effectOf(remark.code);
    return effect === null ? [] : [{ ...remark, effect }];
  });

/** What a part is for, as its project says; null: not said. */
export type Use = {
  serviceClass: ServiceClass | null;
  wood: Wood | null;
  /** A declaration of performance (EN 1090-1) is wanted. */
  carriesLoads: boolean;
};

export const useOf = ({
  serviceClass = null,
  wood = null,
  weldingCertificate = null,
}: Pick<Project, 'serviceClass' | 'wood' | 'weldingCertificate'>): Use => ({
  serviceClass,
  wood,
  carriesLoads: weldingCertificate !== null,
});

/** What a rule looks at besides the part; limits are null on a device that has not got them. */
export type Surroundings = { limits: ProductionLimits | null; ventHoles: readonly VentHole[]; use: Use };

/** A remark of one of the rules' own codes. */
export type Warning = { code: PartWarningCode; values: Remark['values'] };

/** What one rule has to say of a part; nothing when the part keeps it. */
export type Rule = (part: Part, around: Surroundings) => Warning[];

/** Holes that are smaller than their plate is thick: the laser does not cut them, they are drilled. */
export const smallHoles: Rule = ({ facts }) => {
  const { thicknessMm, measures } = facts;
  if (thicknessMm === null || facts.category !== 'FLAT' || stockOf(facts) !== 'plate') return [];
  const counts = new Map<number, number>();
  for (const { diameterMm, count } of measures.holes)
    if (diameterMm < thicknessMm - 1e-6) counts.set(diameterMm, (counts.get(diameterMm) ?? 0) + count);
  return [...counts].map(([diameterMm, count]) => ({
    code: 'warn.hole-smaller-than-thickness',
    values: { diameterMm, thicknessMm, count },
  }));
};

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

/** Shorter than 10 mm in every direction or longer than 30 m: the file does not count in mm. */
const leastMm = 10;

const mostMm = 30_000;

type Unit = { unit: string; mm: number };

/** What a file may count in instead of mm, the likeliest first. */
const larger: readonly Unit[] = [
  { unit: 'm', mm: 1000 },
  { unit: 'cm', mm: 10 },
  { unit: 'inch', mm: 25.4 },
];

const smaller: readonly Unit[] = [
  { unit: 'um', mm: 0.001 },
  { unit: 'tenth', mm: 0.1 },
];

/** Sizes and weights that tell of another unit than mm, and which one; nothing where the reading has told it already. */
export const unitMistake: Rule = (part, around) =>
  part.facts.findings.some((finding) => finding.code === 'request.unit-mistake')
    ? []
    : [...bySize(part, around), ...byWeight(part)];

export const isSmallerThanMade = ({ dimensionsMm: { x, y, z } }: Pick<PartMeasures, 'dimensionsMm'>): boolean =>
  Math.max(x, y, z) < leastMm;

const bySize = ({ facts: { measures } }: Part, around: Surroundings): Warning[] => {
  const { x, y, z } = measures.dimensionsMm;
  const lengthMm = Math.max(x, y, z);
  if (lengthMm <= 0 || (lengthMm >= leastMm && lengthMm <= mostMm)) return [];
  const code = lengthMm < leastMm ? 'warn.unit-too-small' : 'warn.unit-too-large';
  const { unit, mm } = likeliest(lengthMm < leastMm ? larger : smaller, [Math.min(x, y, z), lengthMm], around);
  return [{ code, values: { lengthMm, unit, meantMm: Math.round(lengthMm * mm * 100) / 100 } }];
};

/** The unit in which the thickness is one of the stock's, else the one that gives a usual length. */
const likeliest = (units: readonly Unit[], [thin, long]: [number, number], { limits }: Surroundings): Unit => {
  const isUsual = ({ mm }: Unit) => long * mm >= 3 * leastMm && long * mm <= mostMm / 2;
  const isStock = ({ mm }: Unit) =>
    limits?.cutting.some(({ thicknessMm }) => Math.abs(thin * mm - thicknessMm) < 0.05) ?? false;
  const usual = units.filter(isUsual);
  return usual.find(isStock) ?? usual[0] ?? units[0] ?? { unit: 'm', mm: 1000 };
};

const weightTolerance = 0.2;

const byWeight = ({ facts }: Part): Warning[] => {
  const stated = facts.findings.find((finding) => finding.code === 'warn.weight-differs')?.values;
  const [fileKg, computedKg] = [Number(stated?.['fileKg'] ?? 0), Number(stated?.['computedKg'] ?? 0)];
  if (!(fileKg > 0 && computedKg > 0)) return [];
  const found = [...larger, ...smaller].find(({ mm }) => Math.abs(fileKg / computedKg / mm ** 3 - 1) < weightTolerance);
  return found ? [{ code: 'warn.unit-by-weight', values: { fileKg, computedKg, unit: found.unit } }] : [];
};

/** Codes of what a part's rules warn of, with the names of their values. Those of geometry stand in geometry-remarks.ts. */
const partWarnings = {
  'warn.hole-smaller-than-thickness': ['diameterMm', 'thicknessMm', 'count'],
  'warn.hole-below-drill': ['diameterMm', 'leastMm', 'count'],
  'warn.hole-deep': ['diameterMm', 'depthMm', 'mostMm', 'count'],
  'warn.smaller-than-cutter': ['lengthMm', 'widthMm', 'leastMm'],
  'warn.narrow-strip': ['lengthMm', 'widthMm', 'leastMm'],
  'warn.steep-cut': ['bevelDeg', 'mostDeg'],
  'warn.short-thread': ['diameterMm', 'thicknessMm'],
  'warn.coat-for-use': ['surface', 'serviceClass', 'thicknessMm'],
  'warn.coat-for-wood': ['surface', 'wood'],
  'warn.grade-too-thick': ['grade', 'thicknessMm', 'mostMm'],
  'warn.sharp-corner': ['radiusMm', 'leastMm', 'count'],
  'warn.longer-than-freight': ['lengthMm', 'longestMm'],
  /** ends: how many are closed; each of them needs `count` holes of `diameterMm`. */
  'warn.vent-holes-missing': ['ends', 'count', 'diameterMm'],
  /** As above, of a part of a welded assembly: they are made with it. */
  'warn.vent-holes-made': ['ends', 'count', 'diameterMm'],
  'warn.bend-radius': ['radiusMm', 'leastMm', 'thicknessMm', 'grade', 'count'],
  'warn.bend-leg': ['legMm', 'leastMm', 'thicknessMm', 'count'],
  'warn.bend-hole': ['diameterMm', 'distanceMm', 'leastMm', 'count'],
  'warn.tiny-part': ['grams'],
  /** unit: in which the values of the file seem to stand instead of mm; meantMm: what the length then is. */
  'warn.unit-too-small': ['lengthMm', 'unit', 'meantMm'],
  'warn.unit-too-large': ['lengthMm', 'unit', 'meantMm'],
  /** The weight that the file states fits its lengths in another unit. */
  'warn.unit-by-weight': ['fileKg', 'computedKg', 'unit'],
} as const satisfies Record<`warn.${string}`, readonly string[]>;

export type PartWarningCode = keyof typeof partWarnings;

/** Less steel than this is no part but a rest of one, mm3 (8 g). */
const leastVolumeMm3 = 1000;

/** So little steel that something else was meant. A part in the wrong unit is told as that. */
export const tinyPart: Rule = ({ facts: { measures } }) =>
  measures.netVolumeMm3 > 0 && measures.netVolumeMm3 < leastVolumeMm3 && !isSmallerThanMade(measures)
    ? [{ code: 'warn.tiny-part', values: { grams: netWeightG(measures, undefined) } }]
    : [];
