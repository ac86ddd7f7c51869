/** Clearance of a bolt's hole: 1 mm up to M14, 2 mm up to M24, 3 mm above. Source: EN 1090-2, table 11. */
export const boltHoleMm = (d: number): number => d + (d <= 14 ? 1 : d <= 24 ? 2 : 3);

/** Hole in steel for what holds it to wood: dowels and screws have 1 mm, bolts as EN 1090-2 says. */
export const steelHoleMm = (fastener: 'dowel' | 'bolt' | 'screw', d: number): number =>
  fastener === 'bolt' ? boltHoleMm(d) : d + 1;

/** Hole for an anchor in concrete: 2 mm of play. */
export const anchorHoleMm = (d: number): number => d + 2;

/** Centre of a hole to the edge. Source: EN 1993-1-8, table 3.3. */
export const leastEdgeMm = (d0: number): number => 1.2 * d0;

/** Centres of holes along and across the force. Source: EN 1993-1-8, table 3.3. */
export const leastPitchMm = (d0: number): { p1: number; p2: number } => ({ p1: 2.2 * d0, p2: 2.4 * d0 });

/** What is proposed for an edge: 1.5 d0, at least 25 mm, in steps of 5. */
export const proposedEdgeMm = (d0: number): number => Math.max(25, upTo(5, 1.5 * d0));

/** The next multiple of a step that is at least the value. */
export const upTo = (step: number, value: number): number => Math.ceil(value / step - 1e-9) * step;

/** Outer diameter of a plain washer (EN ISO 7089), mm. */
export const washerMm = (d: number): number =>
  ({ 8: 16, 10: 20, 12: 24, 16: 30, 20: 37, 24: 44, 27: 50, 30: 56 })[d] ?? Math.ceil(1.9 * d);

/**
 * Throat of a fillet weld: at least 3 mm and the root of the thicker part less 0.5, up to whole millimetres; at most 0.7 of the thinner part,
 * down to 0.1. Source: EN 1993-1-8, 4.5, and usual workshop practice.
 */
export const filletMm = (thickMm: number, thinMm: number, leastMm = 3): { aMm: number; wantedMm: number } => {
  const wantedMm = Math.max(leastMm, Math.ceil(Math.sqrt(Math.max(thickMm, thinMm)) - 0.5 - 1e-9));
  const capMm = Math.floor(7 * Math.min(thickMm, thinMm) + 1e-6) / 10;
  return { aMm: Math.min(wantedMm, capMm), wantedMm };
};
