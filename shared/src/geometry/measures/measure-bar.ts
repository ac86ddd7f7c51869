import type { Processing } from '../body/body.schema.ts';
import type { Point } from '../body/path.ts';
import type { Kernel } from '../solids/load-kernel.ts';
import type { Step } from '../solids/plan-body.ts';
import { barEnds, cutsAcross, type EndFace, xOn } from './end-faces.ts';
import { freeHoles } from './free-holes.ts';
import { type Amounts, measureSolid, type Work } from './measure-solid.ts';
import type { SectionMeasures } from './section-measures.ts';

export type BarAmounts = Amounts & { method: 'closed-form' | 'solid'; refused: Processing[] };

/**
 * Volume, surface and size of a bar: section x length between two planes, or the solid where other work is on it; holes that stand alone come off by their formula.
 * Faces: lateral surface, both ends, walls of holes and cut-outs; of a hollow section the outside only.
 */
export const measureBar = (kernel: Kernel, work: Work): BarAmounts => {
  const { free, rest } = freeHoles(work.section, work.body.blankMm.length, work.steps);
  const closed = closedForm(work.section, work.body.blankMm.length, rest);
  const whole = closed === null ? measureSolid(kernel, { ...work, steps: rest }) : { ...closed, refused: [] };
  return {
    volumeMm3: whole.volumeMm3 - free.reduce((sum, hole) => sum + hole.volumeMm3, 0),
    surfaceMm2: whole.surfaceMm2 + free.reduce((sum, hole) => sum + hole.surfaceMm2, 0),
    sizeMm: whole.sizeMm,
    method: closed === null ? 'solid' : 'closed-form',
    refused: whole.refused,
  };
};

/** Null when there is other work than single planes right across, or when these meet. */
const closedForm = (section: SectionMeasures, lengthMm: number, steps: Step[]): Amounts | null => {
  if (!steps.every((step) => step.removals.every((removal) => removal.kind === 'convex' && isEndCut(removal.within))))
    return null;
  const ends = barEnds(steps, section, lengthMm);
  const [start, end] = [ends.start[0], ends.end[0]];
  if (start === undefined || end === undefined || ends.start.length > 1 || ends.end.length > 1) return null;
  const { min, max } = section;
  const corners: Point[] = [min, max, [min[0], max[1]], [max[0], min[1]]];
  if (corners.some((corner) => xOn(start, corner) >= xOn(end, corner))) return null;
  const between = (point: Point) => xOn(end, point) - xOn(start, point);
  const from = Math.min(...corners.map((corner) => xOn(start, corner)));
  const to = Math.max(...corners.map((corner) => xOn(end, corner)));
  return {
    volumeMm3: section.areaMm2 * between(section.areaCentre),
    surfaceMm2: section.perimeterMm * between(section.perimeterCentre) + facesMm2(section, [start, end]),
    sizeMm: [to - from, max[0] - min[0], max[1] - min[1]],
  };
};

const isEndCut = (within: Parameters<typeof cutsAcross>[0][]): boolean => {
  const [only, second] = within;
  return only !== undefined && second === undefined && cutsAcross(only);
};

const facesMm2 = (section: SectionMeasures, faces: EndFace[]): number =>
  faces.reduce((sum, face) => sum + section.areaMm2 * face.lean, 0);
