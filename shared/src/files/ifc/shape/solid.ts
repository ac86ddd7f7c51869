import type { Frame, Vector } from '../../../geometry/body/body.schema.ts';
import type { Path } from '../../../geometry/body/path.ts';
import { directionIn, pointIn } from '../../../geometry/body/vectors.ts';
import { noLie, type Operator, within } from '../model/frames.ts';
import { lain } from './read-curve.ts';
import type { IfcSection } from './read-profile.ts';

/** A section swept along a straight line: it lies in x and y of the frame and goes `depthMm` along a direction (of the frame, z above 0). */
export type Extrusion = {
  kind: 'extrusion';
  frame: Frame;
  section: IfcSection;
  direction: Vector;
  depthMm: number;
};

/** A body that is not made here: its entity, volume and surface where they can be counted, and points that span it. */
export type Counted = {
  kind: 'counted';
  what: string;
  volumeMm3: number | null;
  areaMm2: number | null;
  /** Edges at which its faces do not meet. */
  openEdges: number;
  points: Vector[];
};

/** All on one side of a plane: the normal points into what is taken away; `edge`: only what lies in this loop, seen along the frame's z. */
export type HalfSpaceCut = {
  kind: 'half-space';
  point: Vector;
  normal: Vector;
  edge: { frame: Frame; loop: Path } | null;
};

/** What is read of a body: swept, or only counted; `cuts` are taken from it. */
export type Solid = { base: Extrusion | Counted; cuts: Cut[] };

/** `unread`: something is taken away that is not read; its entity. */
export type Cut = HalfSpaceCut | Extrusion | { kind: 'unread'; what: string };

/** A body moved, scaled and mirrored as a whole. A mirrored section lies in a frame that is none, so that section and frame swap their x. */
export const movedSolid = ({ base, cuts }: Solid, by: Operator): Solid => ({
  base: base.kind === 'extrusion' ? movedExtrusion(base, by) : movedCounted(base, by),
  cuts: cuts.map((cut) => movedCut(cut, by)),
});

const movedCut = (cut: Cut, by: Operator): Cut => {
  if (cut.kind === 'extrusion') return movedExtrusion(cut, by);
  if (cut.kind === 'unread') return cut;
  const edge = cut.edge === null ? null : movedEdge(cut.edge, by);
  return { kind: 'half-space', point: movedPoint(cut.point, by), normal: turned(cut.normal, by), edge };
};

const movedPoint = ([x, y, z]: Vector, { frame, scale, mirrors }: Operator): Vector =>
  pointIn(frame, [x * scale, (mirrors ? -y : y) * scale, z * scale]);

const turned = ([x, y, z]: Vector, { frame, mirrors }: Operator): Vector =>
  directionIn(frame, [x, mirrors ? -y : y, z]);

/** Mirrored axes are no frame: its x is turned, and whatever lies in it with it. */
const movedFrame = (frame: Frame, by: Operator): Frame => {
  if (!by.mirrors) {
    const scaled = { ...frame, origin: frame.origin.map((value) => value * by.scale) as Vector };
    return within(by.frame, scaled);
  }
  const x = turned(frame.xAxis, by);
  return { origin: movedPoint(frame.origin, by), xAxis: [-x[0], -x[1], -x[2]], yAxis: turned(frame.yAxis, by) };
};

const mirrorX = { ...noLie, dir: [-1, 0] as [number, number], mirrors: true };

const movedExtrusion = (extrusion: Extrusion, by: Operator): Extrusion => {
  const { section, direction, depthMm } = extrusion;
  const lie = { ...(by.mirrors ? mirrorX : noLie), scale: by.scale };
  const isSame = !by.mirrors && by.scale === 1;
  return {
    kind: 'extrusion',
    frame: movedFrame(extrusion.frame, by),
    section: isSame ? section : movedSection(section, lie),
    direction: by.mirrors ? [-direction[0], direction[1], direction[2]] : direction,
    depthMm: depthMm * by.scale,
  };
};

const movedSection = (section: IfcSection, lie: typeof noLie): IfcSection => {
  const at = section.lie.at;
  const isMirrored = lie.mirrors;
  return {
    name: section.name,
    loops: section.loops.map((loop) => lain(loop, lie)),
    stated: lie.scale === 1 ? section.stated : null,
    lie: {
      at: [(isMirrored ? -at[0] : at[0]) * lie.scale, at[1] * lie.scale],
      dir: isMirrored ? [-section.lie.dir[0], section.lie.dir[1]] : section.lie.dir,
      mirrors: isMirrored !== section.lie.mirrors,
      scale: 1,
    },
  };
};

const movedEdge = ({ frame, loop }: NonNullable<HalfSpaceCut['edge']>, by: Operator) => ({
  frame: movedFrame(frame, by),
  loop: lain(loop, { ...(by.mirrors ? mirrorX : noLie), scale: by.scale }),
});

const movedCounted = (counted: Counted, by: Operator): Counted => ({
  ...counted,
  volumeMm3: counted.volumeMm3 === null ? null : counted.volumeMm3 * by.scale ** 3,
  areaMm2: counted.areaMm2 === null ? null : counted.areaMm2 * by.scale ** 2,
  points: counted.points.map((point) => movedPoint(point, by)),
});
