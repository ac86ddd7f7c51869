import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { cosDeg, sinDeg, unit } from '../../body/vectors.ts';
import { flagOf, numberOf, type Removals } from '../removals/walls.ts';
import { benchOf, halfFrom, heightOf, holeThrough, leastSizeMm } from './bench.ts';

/**
 * FrenchRidgeLap: beyond the trace at Angle through StartX on the named edge all falls away; behind it, over the width of a counterpart as wide as the piece,
 * the reference side's half down to a floor that falls from a third to two thirds of the height across the lap.
 */
export const frenchRidgeLap = (work: { processing: Processing; frame: Frame; blankMm: Body['blankMm'] }): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const angle = numberOf(processing, 'Angle');
  const atOpposite = processing.parameters['RefPosition'] === 'oppedge';
  const [front, back] = bench.across;
  const [edge, hand] = atOpposite ? [back, -1] : [front, 1];
  const [width, height] = [back - front, heightOf(bench)];
  const length = width / sinDeg(angle);
  const start: Vector = [0, edge, 0];
  const into: Vector = [sinDeg(angle), -hand * cosDeg(angle), 0];
  const out: Vector = [-into[0], -into[1], 0];
  const [pitch, run] = [height / (6 * length), (hand * cosDeg(angle)) / sinDeg(angle)];
  const floor = unit([pitch, -pitch * run - (hand * height) / (6 * width), -1]);
  const hole = numberOf(processing, 'DrillholeDiam');
  const middle = ((width / 2) * cosDeg(angle)) / sinDeg(angle) + length / 2;
  if (!(width > 0 && height > 0) || (flagOf(processing, 'Drillhole', false) && !(hole >= leastSizeMm))) return 'unmade';
  return [
    { kind: 'convex', within: [halfFrom(bench, out, start)] },
    {
      kind: 'convex',
      within: [
        halfFrom(bench, into, start),
        halfFrom(bench, out, [length, edge, 0]),
        halfFrom(bench, floor, [0, edge, height / 2]),
      ],
    },
    ...(flagOf(processing, 'Drillhole', false) ? [holeThrough(bench, [middle, (front + back) / 2], hole)] : []),
  ];
};
