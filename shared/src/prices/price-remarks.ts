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
