/**
 * Codes of what does not fit between steel and wood of one file, with the names of their values. timber: what the wood is called;
 * count: places at the worst piece; pieces: pieces of the part that are touched by it.
 */
export const timberRemarks = {
  /** Axes of hole and drilling lie further apart than the play of both. */
  'warn.timber-hole-offset': ['timber', 'offsetMm', 'mostMm', 'count', 'pieces'],
  /** A hole in front of wood that has drillings for other holes of the part. */
  'warn.timber-hole-missing': ['timber', 'holeMm', 'count', 'pieces'],
  /** Holes in front of wood that has no drilling for any of them. */
  'warn.timber-not-drilled': ['timber', 'count', 'pieces'],
  /** A drilling that runs into a plate that has no hole there. */
  'warn.timber-drilling-blocked': ['timber', 'drillingMm', 'count', 'pieces'],
  'warn.timber-drilling-wide': ['timber', 'drillingMm', 'mostMm', 'holeMm', 'count', 'pieces'],
  'warn.timber-drilling-narrow': ['timber', 'drillingMm', 'leastMm', 'holeMm', 'count', 'pieces'],
  'warn.timber-slot-narrow': ['timber', 'slotMm', 'plateMm', 'pieces'],
  'warn.timber-slot-tight': ['timber', 'slotMm', 'leastMm', 'pieces'],
  /** depthMm: how thick the wood is that stands where steel is. */
  'warn.timber-collision': ['timber', 'depthMm', 'count', 'pieces'],
} as const satisfies Record<`warn.${string}`, readonly string[]>;

export type TimberRemarkCode = keyof typeof timberRemarks;
