/** Codes of what a part's rules warn of, with the names of their values. Those of geometry stand in geometry-remarks.ts. */
export const partWarnings = {
  'warn.hole-smaller-than-thickness': ['diameterMm', 'thicknessMm', 'count'],
  'warn.longer-than-freight': ['lengthMm', 'longestMm'],
  /** ends: how many are closed; each of them needs `count` holes of `diameterMm`. */
  'warn.vent-holes-missing': ['ends', 'count', 'diameterMm'],
  /** As above, of a part of a welded assembly: they are made with it. */
  'warn.vent-holes-made': ['ends', 'count', 'diameterMm'],
  'warn.tiny-part': ['grams'],
  /** unit: in which the values of the file seem to stand instead of mm; meantMm: what the length then is. */
  'warn.unit-too-small': ['lengthMm', 'unit', 'meantMm'],
  'warn.unit-too-large': ['lengthMm', 'unit', 'meantMm'],
  /** The weight that the file states fits its lengths in another unit. */
  'warn.unit-by-weight': ['fileKg', 'computedKg', 'unit'],
} as const satisfies Record<`warn.${string}`, readonly string[]>;

export type PartWarningCode = keyof typeof partWarnings;
