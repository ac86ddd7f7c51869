import { cosDeg, sinDeg } from '../geometry/body/vectors.ts';

export type TimberFastener = 'dowel' | 'bolt' | 'screw';

/** What a joint is loaded by: along the grain, across it, or both. */
export const loadings = ['tension', 'shear', 'both'] as const;
export type Loading = (typeof loadings)[number];

const anglesDeg = { tension: [0], shear: [90], both: [0, 90] } as const satisfies Record<Loading, number[]>;

/** Least distances between fasteners and to ends and edges of the wood, mm. */
export type TimberDistances = { a1: number; a2: number; a3t: number; a3c: number; a4t: number; a4c: number };

/**
 * Least distances of dowels and bolts of diameter d with the force at alphaDeg to the grain.
 * Screws thicker than 6 mm go by bolts (8.7.1). Where sources differ on the unloaded end of dowels, the larger is taken.
 * Source: EN 1995-1-1, tables 8.4 and 8.5.
 */
export const distancesAt = (fastener: TimberFastener, d: number, alphaDeg: number): TimberDistances => {
  const cos = Math.abs(cosDeg(alphaDeg));
  const sin = Math.abs(sinDeg(alphaDeg));
  const a3t = Math.max(7 * d, 80);
  const edges = { a3t, a4t: Math.max((2 + 2 * sin) * d, 3 * d), a4c: 3 * d };
  if (fastener === 'dowel')
    return {
      a1: (3 + 2 * cos) * d,
      a2: 3 * d,
      a3c: sin < 0.5 + 1e-9 ? Math.max(3.5 * d, 40) : Math.max(a3t * sin, 3 * d),
      ...edges,
    };
  return { a1: (4 + cos) * d, a2: 4 * d, a3c: sin < 0.5 + 1e-9 ? 4 * d : Math.max((1 + 6 * sin) * d, 4 * d), ...edges };
};

/** The worst of all angles that a loading has. */
export const timberDistances = (fastener: TimberFastener, d: number, loading: Loading): TimberDistances => {
  const each = anglesDeg[loading].map((angle) => distancesAt(fastener, d, angle));
  const worst = (name: keyof TimberDistances) => Math.max(...each.map((distances) => distances[name]));
  return {
    a1: worst('a1'),
    a2: worst('a2'),
    a3t: worst('a3t'),
    a3c: worst('a3c'),
    a4t: worst('a4t'),
    a4c: worst('a4c'),
  };
};

/**
 * Least distances of nails that are not predrilled in wood up to 420 kg/m3, force along the grain; in steel to timber joints
 * those between nails are 0.7 of it. Source: EN 1995-1-1, table 8.2 and 8.3.1.4.
 */
export const nailDistances = (d: number) => ({
  a1: 0.7 * (d < 5 ? 10 : 12) * d,
  a2: 0.7 * 5 * d,
  a3t: 15 * d,
  a4c: 5 * d,
});
