import { toHundredth } from './round.ts';

export type Hole = { diameterMm: number; depthMm: number };
export type CountedHole = Hole & { count: number };

/** Holes rounded to 0.01 mm and counted by diameter and depth, smallest first. */
export const countHoles = (holes: Hole[]): CountedHole[] => {
  const counted = new Map<string, CountedHole>();
  for (const hole of holes) {
    const rounded = { diameterMm: toHundredth(hole.diameterMm), depthMm: toHundredth(hole.depthMm) };
    const key = `${rounded.diameterMm}x${rounded.depthMm}`;
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { ...rounded, count: 1 });
    else known.count += 1;
  }
  return [...counted.values()].sort((a, b) => a.diameterMm - b.diameterMm || a.depthMm - b.depthMm);
};
