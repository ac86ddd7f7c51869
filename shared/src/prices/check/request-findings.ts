import type { Grade } from '../../catalogue/catalogue.schema.ts';
import { isRalClassic } from '../../catalogue/colours/is-ral-classic.ts';
import { nearestThicknesses } from '../../catalogue/nearest-thicknesses.ts';
import type { ProductionLimits } from '../../parts/findings/production-limits.schema.ts';
import { isColourChosen, isGalvanised } from '../../parts/finishes.ts';
import { isSpecificityOpen } from '../../parts/materials/missing-specs.ts';
import { stockOf } from '../../parts/materials/stock-of.ts';
import { wallThicknessMm } from '../../parts/materials/zinc-surface.ts';
import { isOtherFile, type Part } from '../../parts/part.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';

/**
 * Why a part has no price by itself, with the values its sentence names. A fact that the reading can find too
 * (grade, profile, thickness) has the reading's code, so that it has one name and is said once.
 */
export const priceRemarks = {
  /** part stands for an assembly */
  assembly: 'request.assembly-part',
  gradeMissing: 'request.missing-grade',
  /** text: the grade as named */
  gradeUnknown: 'request.unknown-grade',
  /** grade, stock: plate, open, hollow or bar */
  gradeNotStocked: 'request.grade-not-stocked',
  /** heightMm, widthMm of the blank */
  profileMissing: 'request.missing-profile',
  /** text: what the file names */
  profileUnknown: 'request.unknown-profile',
  specificityMissing: 'request.missing-specificity',
  thicknessMissing: 'request.missing-thickness',
  /** thicknessMm, thinnerMm, thickerMm */
  thicknessNotStocked: 'request.thickness-not-stock',
  /** thicknessMm, largestMm */
  thicknessTooLarge: 'request.thickness-too-large',
  /** lengthMm, longestMm */
  tooLong: 'request.too-long',
  /** lengthMm, widthMm, bedLengthMm, bedWidthMm */
  largerThanBed: 'request.larger-than-laser-bed',
  /** lengthMm, widthMm, heightMm, bathLengthMm, bathWidthMm, bathDepthMm */
  largerThanBath: 'request.larger-than-zinc-bath',
  /** thicknessMm, smallestMm */
  tooThinForZinc: 'request.too-thin-for-zinc',
  /** grade */
  gradeNotGalvanised: 'request.grade-not-galvanised',
  /** surface */
  colourMissing: 'request.colour-missing',
  /** ralNumber */
  colourUnknown: 'request.colour-unknown',
  /** aMm, leastMm; first, second: indexes of the joined positions */
  seamTooThin: 'request.seam-too-thin',
  /** aMm, mostMm, thicknessMm; first, second: indexes of the joined positions */
  seamTooThick: 'request.seam-too-thick',
  byAdmin: 'request.by-admin',
} as const;

/** Why a part is on request under the limits of the production: the reading's 'request.*' findings first, then those of the limits. Empty: it has a price. */
export const requestFindings = (part: Part, limits: ProductionLimits, grade: Grade | undefined): Remark[] => {
  const read = findingsOfReading(part);
  if (isOtherFile(part.facts)) return read;
  const reasons = [
    ...(part.facts.category === 'ASSEMBLY' ? [{ code: priceRemarks.assembly, values: {} }] : []),
    ...materialReasons(part, limits, grade),
    ...sizeReasons(part.facts, limits),
    ...surfaceReasons(part, limits, grade),
  ];
  const isSaid = ({ code }: Remark) =>
    read.some((finding) => finding.code === code || saidBy[code]?.includes(finding.code));
  return [...read, ...reasons.filter((reason) => !isSaid(reason))];
};

const gradeFindings: readonly string[] = [priceRemarks.gradeMissing, priceRemarks.gradeUnknown];

const profileFindings = [
  priceRemarks.profileMissing,
  priceRemarks.profileUnknown,
  'request.half-girder',
  'request.profile-against-box',
];

/** Findings of a reading that already speak of what a rule speaks of. */
const saidBy: Readonly<Record<string, readonly string[]>> = {
  [priceRemarks.gradeMissing]: gradeFindings,
  [priceRemarks.profileMissing]: profileFindings,
  [priceRemarks.profileUnknown]: profileFindings,
  [priceRemarks.thicknessTooLarge]: [priceRemarks.thicknessNotStocked],
};

/** What the reading found about the grade no longer holds once one is chosen. */
const findingsOfReading = ({ grade, facts }: Part): Remark[] =>
  facts.findings.filter(({ code }) => code.startsWith('request.') && !(grade !== null && gradeFindings.includes(code)));

const materialReasons = (part: Part, limits: ProductionLimits, grade: Grade | undefined): Remark[] => {
  const { grade: name, facts } = part;
  if (facts.category === 'ASSEMBLY') return [];
  const stock = stockOf(facts);
  const reasons: Remark[] = [];
  if (facts.category !== 'FLAT' && facts.profileFamily === null) {
    reasons.push(profileReason(facts));
  }
  if (isSpecificityOpen(part)) reasons.push({ code: priceRemarks.specificityMissing, values: {} });
  if (name === null) return [...reasons, { code: priceRemarks.gradeMissing, values: {} }];
  if (!grade || !limits.material.some((row) => row.grade === name)) {
    return [...reasons, { code: priceRemarks.gradeUnknown, values: { text: name } }];
  }
  if (reasons.length === 0 && !limits.material.some((row) => row.grade === name && row.stock === stock)) {
    reasons.push({ code: priceRemarks.gradeNotStocked, values: { grade: name, stock } });
  }
  return reasons;
};

const profileReason = ({ profileName, body }: PartFacts): Remark => {
  if (profileName !== '') return { code: priceRemarks.profileUnknown, values: { text: profileName } };
  const { height, width } = body.blankMm;
  return { code: priceRemarks.profileMissing, values: { heightMm: height, widthMm: width } };
};

const sizeReasons = (facts: PartFacts, limits: ProductionLimits): Remark[] => {
  const [length, width] = sortedSizes(facts);
  const reasons: Remark[] = [];
  if (length > limits.longestPartMm) {
    reasons.push({ code: priceRemarks.tooLong, values: { lengthMm: length, longestMm: limits.longestPartMm } });
  }
  if (facts.category !== 'FLAT' || stockOf(facts) !== 'plate') return reasons;
  const bed = limits.laserBedMm;
  if (length > bed.length || width > bed.width) {
    const values = { lengthMm: length, widthMm: width, bedLengthMm: bed.length, bedWidthMm: bed.width };
    reasons.push({ code: priceRemarks.largerThanBed, values });
  }
  return [...reasons, ...thicknessReasons(facts.thicknessMm, limits)];
};

const thicknessReasons = (thicknessMm: number | null, limits: ProductionLimits): Remark[] => {
  if (thicknessMm === null) return [{ code: priceRemarks.thicknessMissing, values: {} }];
  const largestMm = limits.largestPlateThicknessMm;
  if (thicknessMm > largestMm) return [{ code: priceRemarks.thicknessTooLarge, values: { thicknessMm, largestMm } }];
  const stockMm = limits.cutting.map((row) => row.thicknessMm);
  if (stockMm.includes(thicknessMm)) return [];
  const values = { thicknessMm, ...nearestThicknesses(thicknessMm, stockMm) };
  return [{ code: priceRemarks.thicknessNotStocked, values }];
};

const surfaceReasons = (part: Part, { zinc }: ProductionLimits, grade: Grade | undefined): Remark[] => [
  ...(isColourChosen(part.surface) ? colourReasons(part) : []),
  ...(isGalvanised(part.surface) ? zincReasons(part.facts, zinc, grade) : []),
];

const colourReasons = ({ surface, ralNumber }: Part): Remark[] => {
  if (ralNumber === null) return [{ code: priceRemarks.colourMissing, values: { surface } }];
  return isRalClassic(ralNumber) ? [] : [{ code: priceRemarks.colourUnknown, values: { ralNumber } }];
};

const zincReasons = (facts: PartFacts, zinc: ProductionLimits['zinc'], grade: Grade | undefined): Remark[] => {
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
