import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { flatten } from '../../body/flatten.ts';
import { arcThrough, type Path, type PathPiece, type Point } from '../../body/path.ts';
import { spanOf } from '../../body/vectors.ts';
import { numberOf, type Removals } from '../removals/walls.ts';
import { type Bench, benchOf, heightOf, runAcross } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/**
 * ProfileFront: the end of the piece as two arcs, one going on from the other, from Depth at StartX downwards. They leave the direction of the side, turned by
 * StartRotation, outwards (convex) or inwards (concave); above and below them the end is square.
 */
export const profileFront = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const number = (name: string) => numberOf(processing, name);
  const outwards = processing.parameters['ArcShape'] === 'concave' ? 1 : -1;
  let heading = (number('StartRotation') * Math.PI) / 180;
  let at: Point = [0, number('Depth')];
  const pieces: PathPiece[] = [];
  for (const index of [1, 2]) {
    const [turn, radius] = [(number(`Rotation${index}`) * Math.PI) / 180, number(`Radius${index}`)];
    if (!(turn >= 0 && radius >= 0)) return 'unmade';
    const start = at;
    const ahead = (angle: number): Point => [
      start[0] + outwards * radius * (Math.sin(angle) - Math.sin(heading)),
      start[1] + radius * (Math.cos(heading) - Math.cos(angle)),
    ];
    at = ahead(heading + turn);
    if (turn > 0 && radius > 0) pieces.push(arcThrough(start, ahead(heading + turn / 2), at));
    heading += turn;
  }
  return beyond(bench, [0, number('Depth')], pieces);
};

/**
 * ProfileHead: from the end's square upper part to the reference side by steps and arcs: each arc after a step of its LapHeight towards the side and, along the part,
 * its LapLength and Displacement; a last step to the side.
 */
export const profileHead = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const names = ['Arc1', 'Arc2'].filter((name) => processing.parameters[`${name}.ArcShape`] !== undefined);
  const arcs = names.map((name) => archOf(processing, name));
  const last: Point = [numberOf(processing, 'LapLength'), numberOf(processing, 'LapHeight')];
  if (arcs.length === 0 || !arcs.every((arc) => arc !== null) || !(last[0] >= 0 && last[1] >= 0)) return 'unmade';
  const total = arcs.reduce((sum, arc) => sum + arc.lapHeight + arc.height, last[1]);
  let at: Point = [0, total];
  const pieces: PathPiece[] = [];
  const line = (end: Point) => {
    if (Math.hypot(end[0] - at[0], end[1] - at[1]) > 1e-9) pieces.push({ kind: 'line', start: at, end });
    at = end;
  };
  for (const arc of arcs) {
    line([at[0], at[1] - arc.lapHeight]);
    line([at[0] + arc.run, at[1]]);
    pieces.push(...bow(at, arc));
    at = [at[0] + arc.length, at[1] - arc.height];
  }
  line([at[0], at[1] - last[1]]);
  line([at[0] + last[0], at[1]]);
  return head(bench, pieces, total);
};

type Arch = { run: number; lapHeight: number; length: number; height: number; camber: number; isConvex: boolean };

const quarterCamber = 1 - Math.SQRT1_2;

const archOf = (processing: Processing, name: string): Arch | null => {
  const number = (own: string) => numberOf(processing, `${name}.${own}`);
  const radius = number('Radius');
  const isQuarter = Number.isFinite(radius);
  const arch = {
    run: number('LapLength') + number('Displacement'),
    lapHeight: number('LapHeight'),
    length: isQuarter ? radius : number('Length'),
    height: isQuarter ? radius : number('Height'),
    camber: isQuarter ? radius * quarterCamber : number('Camber'),
    isConvex: processing.parameters[`${name}.ArcShape`] !== 'concave',
  };
  const { run, lapHeight, length, height, camber } = arch;
  return [run, lapHeight, length, height, camber].every((value) => value >= 0) && length + height > 0 ? arch : null;
};

/** An arc that stands by its camber over the straight line; convex: out of the material that stays. */
const bow = (start: Point, { length, height, camber, isConvex }: Arch): PathPiece[] => {
  const end: Point = [start[0] + length, start[1] - height];
  if (camber === 0) return [{ kind: 'line', start, end }];
  const chord = Math.hypot(length, height);
  const side = (isConvex ? -camber : camber) / chord;
  const through: Point = [(start[0] + end[0]) / 2 + side * height, (start[1] + end[1]) / 2 + side * length];
  return [arcThrough(start, through, end)];
};

const head = (bench: Bench, pieces: PathPiece[], total: number): Removals => {
  const { farMm } = bench;
  const last = pieces.at(-1)?.end ?? [0, 0];
  const [, bottom] = [total, Math.max(total, heightOf(bench)) + 10];
  const rim: Point[] = [last, [last[0], -10], [-farMm, -10], [-farMm, bottom], [0, bottom], [0, total]];
  return cutBy(bench, [...pieces, ...chain(rim)]);
};

const beyond = (bench: Bench, from: Point, pieces: PathPiece[]): Removals => {
  const { farMm } = bench;
  const [high, low] = spanOf([0, heightOf(bench), ...flatten(pieces, 15).map(([, d]) => d), from[1]]);
  const last = pieces.at(-1)?.end ?? from;
  const rim: Point[] = [last, [last[0], low + 10], [-farMm, low + 10], [-farMm, high - 10], [from[0], high - 10], from];
  return cutBy(bench, [...pieces, ...chain(rim)]);
};

const chain = (points: Point[]): PathPiece[] =>
  points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    return Math.hypot(end[0] - start[0], end[1] - start[1]) > 1e-9 ? [{ kind: 'line', start, end }] : [];
  });

const cutBy = (bench: Bench, loop: Path): Removals => {
  const cut = runAcross(bench, loop);
  return cut === null ? 'unmade' : [cut];
};
