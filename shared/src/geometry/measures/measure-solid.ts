import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Processing } from '../body/body.schema.ts';
import type { Point } from '../body/path.ts';
import { cutSolid, type MadeSolid, type Step } from '../solids/make-solid.ts';
import type { Kernel } from '../solids/unite-deep.ts';
import { barEnds, cutsAcross, type EndFace, xOn } from './end-faces.ts';
import { freeHoles } from './free-holes.ts';
import type { SectionMeasures } from './section-measures.ts';

export type Amounts = { volumeMm3: number; surfaceMm2: number; sizeMm: [number, number, number] };

/** A body under measure: its section and the work that meets it. */
export type Work = { body: Body; profile: Profile | null; section: SectionMeasures; steps: Step[] };

/**
 * Volume, painted surface and size of the finished solid. The volume is scaled by tabulated area over area of the outline;
 * the faces of a hollow section's void are not painted. `refused`: work that the kernel could not do.
 */
export const measureSolid = (kernel: Kernel, work: Work): Amounts & { refused: Processing[] } => {
  const made = cutSolid(kernel, work);
  try {
    return { ...amountsOf(made, work), refused: made.unmade };
  } finally {
    made.solid.delete();
  }
};

const amountsOf = (made: MadeSolid, { body, section }: Work): Amounts => {
  if (made.solid.isEmpty()) return { volumeMm3: 0, surfaceMm2: 0, sizeMm: [0, 0, 0] };
  const { min, max } = made.solid.boundingBox();
  const low = [0, section.min[0], section.min[1]];
  const high = [body.blankMm.length, section.max[0], section.max[1]];
  const size = (axis: 0 | 1 | 2) => Math.min(max[axis], high[axis] ?? 0) - Math.max(min[axis], low[axis] ?? 0);
  return {
    volumeMm3: (made.solid.volume() * section.areaMm2) / made.sectionMm2,
    surfaceMm2: made.solid.surfaceArea() - voidSurface(made),
    sizeMm: [size(0), size(1), size(2)],
  };
};

const voidSurface = ({ solid, voidId }: MadeSolid): number => {
  if (voidId === null) return 0;
  const mesh = solid.getMesh();
  let area = 0;
  for (let run = 0; run < mesh.numRun; run += 1) {
    if (mesh.runOriginalID[run] !== voidId) continue;
    const [from, to] = [mesh.runIndex[run] ?? 0, mesh.runIndex[run + 1] ?? mesh.triVerts.length];
    for (let index = from; index < to; index += 3)
      area += triangleArea(mesh.vertProperties, mesh.numProp, mesh.triVerts, index);
  }
  return area;
};

const triangleArea = (values: Float32Array, stride: number, triangles: Uint32Array, index: number): number => {
  const [a, b, c] = [0, 1, 2].map((corner) => (triangles[index + corner] ?? 0) * stride) as [number, number, number];
  const side = (to: number, axis: number) => (values[to + axis] ?? 0) - (values[a + axis] ?? 0);
  const x = side(b, 1) * side(c, 2) - side(b, 2) * side(c, 1);
  const y = side(b, 2) * side(c, 0) - side(b, 0) * side(c, 2);
  const z = side(b, 0) * side(c, 1) - side(b, 1) * side(c, 0);
  return Math.sqrt(x * x + y * y + z * z) / 2;
};

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
