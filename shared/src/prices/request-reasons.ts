import type { Grade } from '../base-data/catalogue.ts';
import type { Part } from '../parts/part.ts';
import type { PartFacts, Remark } from '../parts/part-facts.ts';
import { priceRemarks } from './price-remarks.ts';
import { stockOf } from './stock-of.ts';
import type { Tariff } from './tariff.ts';
import { wallThicknessMm } from './wall-thickness.ts';

/** Why a part is on request under a tariff: the reading's 'request.*' findings first, then one reason per code. Empty: it has a price. */
export const requestReasons = (part: Part, tariff: Tariff, grade: Grade | undefined): Remark[] => {
  const reasons = [
    ...part.facts.findings.filter((finding) => finding.code.startsWith('request.')),
    ...(part.facts.category === 'ASSEMBLY' ? [{ code: priceRemarks.assembly, values: {} }] : []),
    ...materialReasons(part, tariff, grade),
    ...sizeReasons(part.facts, tariff),
    ...surfaceReasons(part, tariff, grade),
  ];
  return reasons.filter((reason, index) => reasons.findIndex((other) => other.code === reason.code) === index);
};

const materialReasons = ({ grade: name, facts }: Part, tariff: Tariff, grade: Grade | undefined): Remark[] => {
  if (facts.category === 'ASSEMBLY') return [];
  const stock = stockOf(facts);
  const reasons: Remark[] = [];
  if (facts.category !== 'FLAT' && facts.profileFamily === null) {
    reasons.push({ code: priceRemarks.profileMissing, values: { profile: facts.profileName } });
  }
  if (name === null) return [...reasons, { code: priceRemarks.gradeMissing, values: {} }];
  if (!grade || !tariff.material.some((row) => row.grade === name)) {
    return [...reasons, { code: priceRemarks.gradeUnknown, values: { grade: name } }];
  }
  if (reasons.length === 0 && !tariff.material.some((row) => row.grade === name && row.stock === stock)) {
    reasons.push({ code: priceRemarks.gradeNotStocked, values: { grade: name, stock } });
  }
  return reasons;
};

const sizeReasons = (facts: PartFacts, tariff: Tariff): Remark[] => {
  const [length, width] = sortedSizes(facts);
  const reasons: Remark[] = [];
  if (length > tariff.longestPartMm) {
    reasons.push({ code: priceRemarks.tooLong, values: { lengthMm: length, longestMm: tariff.longestPartMm } });
  }
  if (facts.category !== 'FLAT' || stockOf(facts) !== 'plate') return reasons;
  const bed = tariff.laserBedMm;
  if (length > bed.length || width > bed.width) {
    const values = { lengthMm: length, widthMm: width, bedLengthMm: bed.length, bedWidthMm: bed.width };
    reasons.push({ code: priceRemarks.largerThanBed, values });
  }
  return [...reasons, ...thicknessReasons(facts.thicknessMm, tariff)];
};

const thicknessReasons = (thicknessMm: number | null, tariff: Tariff): Remark[] => {
  if (thicknessMm === null) return [{ code: priceRemarks.thicknessMissing, values: {} }];
  const largestMm = tariff.largestPlateThicknessMm;
  if (thicknessMm > largestMm) return [{ code: priceRemarks.thicknessTooLarge, values: { thicknessMm, largestMm } }];
  if (tariff.cutting.some((row) => row.thicknessMm === thicknessMm)) return [];
  return [{ code: priceRemarks.thicknessNotStocked, values: { thicknessMm } }];
};

const surfaceReasons = ({ surface, ralNumber, facts }: Part, { zinc }: Tariff, grade: Grade | undefined): Remark[] => {
  if (surface === 'POWDER_COATED' || surface === 'POWDER_COATED_CUSTOM') {
    return ralNumber === null ? [{ code: priceRemarks.colourMissing, values: { surface } }] : [];
  }
  return surface === 'ZINCED' ? zincReasons(facts, zinc, grade) : [];
};

const zincReasons = (facts: PartFacts, zinc: Tariff['zinc'], grade: Grade | undefined): Remark[] => {
  const reasons: Remark[] = [];
  if (grade && !grade.galvanizable)
    reasons.push({ code: priceRemarks.gradeNotGalvanised, values: { grade: grade.grade } });
  const wall = wallThicknessMm(facts);
  if (wall.lt(zinc.minimumThicknessMm)) {
    const values = { thicknessMm: wall.toNumber(), smallestMm: Number(zinc.minimumThicknessMm) };
    reasons.push({ code: priceRemarks.tooThinForZinc, values });
  }
  const sizes = sortedSizes(facts);
  const { length, width, depth } = zinc.bathMm;
  const bath = [length, width, depth].sort((a, b) => b - a);
  if (sizes.some((size, index) => size > (bath[index] ?? 0))) {
    const [lengthMm, widthMm, heightMm] = sizes;
    const values = { lengthMm, widthMm, heightMm, bathLengthMm: length, bathWidthMm: width, bathDepthMm: depth };
    reasons.push({ code: priceRemarks.largerThanBath, values });
  }
  return reasons;
};

const sortedSizes = ({ measures: { dimensionsMm } }: PartFacts) =>
  [dimensionsMm.x, dimensionsMm.y, dimensionsMm.z].sort((a, b) => b - a) as [number, number, number];
