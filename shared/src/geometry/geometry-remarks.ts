/** Codes of the findings that geometry makes, with the names of their values. 'request.*' puts the part on request, 'warn.*' only warns. */
export const geometryRemarks = {
  /** kind: element name of the processing; name: its own name in the file. */
  'request.unmade-processing': ['kind', 'name'],
  'request.empty-solid': [],
  /** Lies wholly beside the material. */
  'warn.processing-outside': ['kind', 'name'],
  /** A hole whose centre is nearer than 1.2 diameters to an edge of the plate (EN 1993-1-8, table 3.3). */
  'warn.hole-near-edge': ['diameterMm', 'distanceMm'],
} as const satisfies Record<`${'request' | 'warn'}.${string}`, readonly string[]>;

export type GeometryRemarkCode = keyof typeof geometryRemarks;
