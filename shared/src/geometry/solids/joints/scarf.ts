import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { type Point, polygonPath } from '../../body/path.ts';
import { spanOf } from '../../body/vectors.ts';
import { numberOf, type Removal, type Removals } from '../removals/walls.ts';
import { type Bench, benchOf, heightOf, holeThrough, leastSizeMm, middleOf, runAcross } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/** SimpleScarf: the tongue on the reference side is DepthRefSide thick at its tip; the joint falls over Length to DepthOppSide above the opposite side. */
export const simpleScarf = (work: Work): Removals => {
  const bench = benchOf(work);
  const number = (name: string) => numberOf(work.processing, name);
  const [length, height] = [number('Length'), heightOf(bench)];
  const [tip, end] = [number('DepthRefSide'), height - number('DepthOppSide')];
  if (!(tip >= 0 && end <= height)) return 'unmade';
  return scarf(work, bench, [
    [0, tip],
    [length, end],
  ]);
};

/**
 * ScarfJoint: as the simple one, its slope given by Inclination and its end by DepthOppSide; with a level lap, LapLength long and LapDepth deep,
 * at the tip (refside), at the end (baseside) or at both (classic).
 */
export const scarfJoint = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const number = (name: string) => numberOf(processing, name);
  const [length, lap, lapDepth, height] = [number('Length'), number('LapLength'), number('LapDepth'), heightOf(bench)];
  const tan = Math.tan((number('Inclination') * Math.PI) / 180);
  const end = height - number('DepthOppSide');
  const shape = processing.parameters['ScarfShape'];
  const [atTip, atEnd] = [shape !== 'baseside', shape !== 'refside'];
  const laps = (atTip ? 1 : 0) + (atEnd ? 1 : 0);
  if (!(lap >= 0 && lap * laps <= length && lapDepth >= 0 && lapDepth <= height && tan < 1e6)) return 'unmade';
  const depthAt = (a: number) => end - (length - a) * tan;
  const [from, to] = [atTip ? lap : 0, atEnd ? length - lap : length];
  return scarf(work, bench, [
    ...level(atTip, [0, lap], lapDepth),
    [from, depthAt(from)],
    [to, depthAt(to)],
    ...level(atEnd, [length - lap, length], height - lapDepth),
  ]);
};

const level = (exists: boolean, [from, to]: [number, number], depth: number): Point[] =>
  exists
    ? [
        [from, depth],
        [to, depth],
      ]
    : [];

/** What lies beyond the joint's face, which runs from the reference side at 0 to the opposite side at Length; and the drill holes. */
const scarf = ({ processing }: Work, bench: Bench, face: Point[]): Removals => {
  const length = numberOf(processing, 'Length');
  const { farMm } = bench;
  const height = heightOf(bench);
  const holes = holesOf(processing, bench, length);
  if (!(length > 0) || holes === null) return 'unmade';
  const [highest, lowest] = spanOf([0, height, ...face.map(([, d]) => d)]);
  const [top, bottom] = [highest - 10, lowest + 10];
  const loop = polygonPath(distinct([[-farMm, top], [0, top], ...face, [length, bottom], [-farMm, bottom]]));
  const cut = runAcross(bench, loop);
  return cut === null ? 'unmade' : [cut, ...holes];
};

/** Without the points between two others at the same place along the part: a face may not run back over itself. */
const distinct = (points: Point[]): Point[] =>
  points.filter(([a], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return (
      before === undefined || after === undefined || Math.max(Math.abs(before[0] - a), Math.abs(after[0] - a)) > 1e-9
    );
  });

/** One hole in the middle of the joint, or two at its thirds, right through. */
const holesOf = (processing: Processing, bench: Bench, length: number): Removal[] | null => {
  const count = numberOf(processing, 'NumDrillHole', 0);
  if (![0, 1, 2].includes(count)) return null;
  const diameters = [numberOf(processing, 'DrillHoleDiam1'), numberOf(processing, 'DrillHoleDiam2')].slice(0, count);
  if (!diameters.every((diameter) => diameter >= leastSizeMm)) return null;
  const y = middleOf(bench.across);
  return diameters.map((diameter, index) => holeThrough(bench, [(length * (index + 1)) / (count + 1), y], diameter));
};
