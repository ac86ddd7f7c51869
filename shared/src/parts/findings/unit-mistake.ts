import type { Part } from '../part.ts';
import type { PartMeasures } from '../part-facts.schema.ts';
import type { Rule, Surroundings, Warning } from './rule.ts';

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
