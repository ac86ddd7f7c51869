import type { Point } from '../body/path.ts';
import { degOf } from '../body/vectors.ts';
import type { Step } from '../solids/make-solid.ts';
import type { HalfSpace } from '../solids/removals/walls.ts';
import { toHundredth, toWhole } from './round.ts';
import type { SectionMeasures } from './section-measures.ts';

/** A plane that ends a bar: x = at + slopeY y + slopeZ z. `lean` is 1 over the cosine of its angle out of square. */
export type EndFace = { at: number; slopeY: number; slopeZ: number; lean: number };

export type BarEnds = {
  /** The planes that show at each end; one, unless cuts meet there. */
  start: EndFace[];
  end: EndFace[];
};

/** Which planes end a bar of `lengthMm`: its blank's own ends and the single planes that cut right across it, less those hidden behind others. */
export const barEnds = (steps: Step[], section: SectionMeasures, lengthMm: number): BarEnds => {
  const start: EndFace[] = [{ at: 0, slopeY: 0, slopeZ: 0, lean: 1 }];
  const end: EndFace[] = [{ at: lengthMm, slopeY: 0, slopeZ: 0, lean: 1 }];
  for (const space of steps.flatMap(endPlanes)) (space.normal[0] < 0 ? start : end).push(faceOf(space));
  return { start: shown(start, section, 1), end: shown(end, section, -1) };
};

/** The saw cuts of a bar: area cut and angle out of square, counted. */
export const sawCutsOf = ({ start, end }: BarEnds, sectionMm2: number) => {
  const cuts = new Map<string, { sectionMm2: number; bevelDeg: number; count: number }>();
  for (const face of [...start, ...end]) {
    const cut = { sectionMm2: toWhole(sectionMm2 * face.lean), bevelDeg: toHundredth(degOf(Math.acos(1 / face.lean))) };
    const key = `${cut.sectionMm2}/${cut.bevelDeg}`;
    const known = cuts.get(key);
    if (known === undefined) cuts.set(key, { ...cut, count: 1 });
    else known.count += 1;
  }
  return [...cuts.values()].sort((a, b) => a.bevelDeg - b.bevelDeg);
};

export const xOn = (face: EndFace, [y, z]: Point): number => face.at + face.slopeY * y + face.slopeZ * z;

/** A plane leaning more than this (87 degrees out of square) runs along the bar and does not end it. */
const leastAcross = 0.05;

export const cutsAcross = (space: HalfSpace): boolean => Math.abs(space.normal[0]) > leastAcross;

const endPlanes = (step: Step): HalfSpace[] =>
  step.removals.flatMap((removal) => {
    if (removal.kind !== 'convex') return [];
    return removal.within.length === 1 || step.processing.kind === 'DoubleCut' ? removal.within.filter(cutsAcross) : [];
  });

const faceOf = ({ normal, offset }: HalfSpace): EndFace => ({
  at: offset / normal[0],
  slopeY: -normal[1] / normal[0],
  slopeZ: -normal[2] / normal[0],
  lean: 1 / Math.min(1, Math.abs(normal[0])),
});

const shown = (faces: EndFace[], { min, max }: SectionMeasures, inwards: number): EndFace[] => {
  const corners: Point[] = [min, max, [min[0], max[1]], [max[0], min[1]]];
  const isBehind = (face: EndFace, other: EndFace) =>
    corners.every((corner) => (xOn(other, corner) - xOn(face, corner)) * inwards >= -1e-6);
  const left: EndFace[] = [];
  for (const face of faces) {
    if (left.some((other) => isBehind(face, other))) continue;
    for (const other of left.filter((known) => isBehind(known, face))) left.splice(left.indexOf(other), 1);
    left.push(face);
  }
  return left;
};

type Hole = { diameterMm: number; depthMm: number };

type CountedHole = Hole & { count: number };

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
