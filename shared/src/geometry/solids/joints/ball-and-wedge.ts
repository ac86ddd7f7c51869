import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { lengthOf, unit } from '../../body/vectors.ts';
import { halfSpaceIn } from '../removals/half-space.ts';
import { numberOf } from '../removals/parameters.ts';
import type { Removals } from '../removals/removal.ts';
import { benchOf, between, leastSizeMm, pointOn } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/** Sphere: the end turned to a ball about the axis at (StartY, StartDepth): over Length from StartX only the ball stays, its tip StartOffset behind StartX. */
export const sphere = (work: Work): Removals => {
  const bench = benchOf(work);
  const number = (name: string) => numberOf(work.processing, name);
  const [length, radiusMm] = [number('Length'), number('Radius')];
  if (!(length > 0 && radiusMm >= leastSizeMm)) return 'unmade';
  const centre = pointOn(bench, [number('StartOffset') + radiusMm, number('StartY'), number('StartDepth')]);
  const of = between(bench, { ahead: [Number.NEGATIVE_INFINITY, length] });
  return [{ kind: 'less', of, kept: [{ kind: 'ball', centre, radiusMm }] }];
};

/** TriangleCut: the wedge that two planes through (StartX, StartY, StartDepth) have in common, on the side that their normals (in the side's axes) point to. */
export const triangleCut = ({ processing, frame }: Work): Removals => {
  const number = (name: string) => numberOf(processing, name);
  const through: Vector = [number('StartX'), number('StartY'), -number('StartDepth')];
  const normals = [1, 2].map(
    (index): Vector => [number(`Normal${index}X`), number(`Normal${index}Y`), number(`Normal${index}Z`)],
  );
  if (!normals.every((normal) => lengthOf(normal) > 1e-9)) return 'unmade';
  return [{ kind: 'convex', within: normals.map((normal) => halfSpaceIn(frame, unit(normal), through)) }];
};
