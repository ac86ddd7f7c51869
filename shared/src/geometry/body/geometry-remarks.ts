/** Codes of the findings that geometry makes, with the names of their values. 'request.*' puts the part on request, 'warn.*' only warns, 'seen.*' is no finding by itself. */
export const geometryRemarks = {
  /** kind: element name of the processing; name: its own name in the file. */
  'request.unmade-processing': ['kind', 'name'],
  /** The contour of a processing runs over itself; kind and name as above. */
  'request.contour-crosses-itself': ['kind', 'name'],
  'request.empty-solid': [],
  /** Lies wholly beside the material. */
  'warn.processing-outside': ['kind', 'name'],
  /** Holes cut through the edge of the plate. */
  'warn.hole-cuts-edge': ['diameterMm', 'count'],
  /** Holes of the same size at the same place. */
  'warn.hole-twice': ['diameterMm', 'count'],
  /** distanceMm: between the centres. */
  'warn.holes-overlap': ['diameterMm', 'distanceMm', 'count'],
  /** Bolt holes whose centre is nearer to an edge than leastMm; distanceMm is the worst (EN 1993-1-8, table 3.3). */
  'warn.hole-near-edge': ['diameterMm', 'distanceMm', 'leastMm', 'count'],
  /** Bolt holes whose centres are nearer to each other than leastMm. */
  'warn.holes-near-each-other': ['diameterMm', 'distanceMm', 'leastMm', 'count'],
  /** Strips of material too narrow to be cut. */
  'warn.thin-web': ['widthMm', 'leastMm', 'count'],
  /** Slots and cut-outs inside a plate that are narrower than the laser cuts. */
  'warn.slot-too-narrow': ['widthMm', 'leastMm', 'count'],
  /** A countersink or wider blind hole about a hole, under which less than leastMm stays. */
  'warn.sink-too-deep': ['diameterMm', 'depthMm', 'restMm', 'leastMm', 'count'],
  /** The cuts part the plate. */
  'warn.falls-apart': ['count'],
  /** Corners into the steel with less radius than a part that carries loads needs: a finding where it does (sharpCorners in load-rules.ts). */
  'seen.sharp-corner': ['radiusMm', 'leastMm', 'count'],
} as const satisfies Record<`${'request' | 'warn' | 'seen'}.${string}`, readonly string[]>;

export type GeometryRemarkCode = keyof typeof geometryRemarks;

/** Least distances of bolt holes in hole diameters, from centre to edge and from centre to centre (EN 1993-1-8, table 3.3). */
export const edgeDiameters = 1.2;

export const pitchDiameters = 2.2;
