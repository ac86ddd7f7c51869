import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { arcThrough, type Path, type Point } from '../../body/path.ts';
import { numberOf, type Removals } from '../removals/walls.ts';
import { benchOf, runAcross } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/** How far a tool reaches above the side, mm. */
const aboveMm = 10;

/** RoundArch: over Length from StartX an arc, Camber deep: hollow (concave) or standing between its two ends (convex). */
export const roundArch = (work: Work): Removals => {
  const { processing } = work;
  const [length, camber] = [numberOf(processing, 'Length'), numberOf(processing, 'Camber')];
  if (!(length > 0 && camber > 0)) return 'unmade';
  const isConvex = processing.parameters['ArcShape'] === 'convex';
  const [ends, middle] = isConvex ? [camber, 0] : [0, camber];
  return under(work, [
    [0, ends],
    [length / 2, middle],
    [length, ends],
  ]);
};

/** ProfileCambered: over Length from StartX a wave: StartDepth, MaxDepth at a quarter, half way between Max and Min, MinDepth at three quarters, EndDepth. */
export const profileCambered = (work: Work): Removals => {
  const { processing } = work;
  const number = (name: string) => numberOf(processing, name);
  const [length, most, least] = [number('Length'), number('MaxDepth'), number('MinDepth')];
  const [start, end] = [number('StartDepth'), number('EndDepth')];
  if (!(length > 0 && start >= 0 && most >= 0 && least >= 0 && end >= 0)) return 'unmade';
  return under(work, [
    [0, start],
    [length / 4, most],
    [length / 2, (most + least) / 2],
    [(length * 3) / 4, least],
    [length, end],
  ]);
};

/** What lies between the side and the arcs through these points, two pieces an arc. */
const under = (work: Work, points: Point[]): Removals => {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const loop: Path = [];
  for (let index = 2; index < points.length; index += 2) {
    const [from, through, to] = points.slice(index - 2, index + 1);
    if (from && through && to) loop.push(arcThrough(from, through, to));
  }
  const rim: Point[] = [last, [last[0], -aboveMm], [first[0], -aboveMm], first];
  rim.slice(1).forEach((end, index) => {
    loop.push({ kind: 'line', start: rim[index] ?? end, end });
  });
  const cut = runAcross(benchOf(work), loop);
  return cut === null ? 'unmade' : [cut];
};
