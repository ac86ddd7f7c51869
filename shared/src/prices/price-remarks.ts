/**
 * Why a part has no price by itself, with the values its sentence names. Findings of the reading that begin with
 * 'request.' stand beside them.
 */
export const priceRemarks = {
  /** part stands for an assembly */
  assembly: 'request.assembly-part',
  gradeMissing: 'request.grade-missing',
  /** grade */
  gradeUnknown: 'request.grade-unknown',
  /** grade, stock: plate, open, hollow or bar */
  gradeNotStocked: 'request.grade-not-stocked',
  /** profile: what the file names */
  profileMissing: 'request.profile-missing',
  thicknessMissing: 'request.thickness-missing',
  /** thicknessMm */
  thicknessNotStocked: 'request.thickness-not-stocked',
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
} as const;
