import type { Manifold, Mat4 } from 'manifold-3d';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Frame, Vector } from '../../geometry/body/body.schema.ts';
import { circlePolygon } from '../../geometry/body/flatten.ts';
import type { Scope } from '../../geometry/body/in-scope.ts';
import { add, cross, localIn, normalOf, pointIn, spanOf, times, unit } from '../../geometry/body/vectors.ts';
import { type Box, boxesMeet, removalBox } from '../../geometry/measures/removal-box.ts';
import { cutSolid, type Step } from '../../geometry/solids/make-solid.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { HoleAxis } from './hole-axes.ts';

const matrixOf = ({ origin, xAxis, yAxis }: Frame): Mat4 => [
  ...xAxis,
  0,
  ...yAxis,
  0,
  ...normalOf({ origin, xAxis, yAxis }),
  0,
  ...origin,
  1,
];

/** A solid moved from the coordinates of a frame into those that the frame is given in. Freed by the scope. */
export const movedTo = (keep: Scope, solid: Manifold, place: Frame): Manifold => keep(solid.transform(matrixOf(place)));

/** The frame whose axes are those of the outside, seen from inside. */
export const inverseOf = (place: Frame): Frame => {
  const unitX = localIn({ ...place, origin: [0, 0, 0] }, [1, 0, 0]);
  const unitY = localIn({ ...place, origin: [0, 0, 0] }, [0, 1, 0]);
  return { origin: localIn(place, [0, 0, 0]), xAxis: unitX, yAxis: unitY };
};

type Rod = Pick<HoleAxis, 'at' | 'direction' | 'fromMm' | 'toMm'> & { radiusMm: number };

/** A round rod along an axis. Freed by the scope. */
export const rodOf = (kernel: Kernel, keep: Scope, { at, direction, fromMm, toMm, radiusMm }: Rod): Manifold => {
  const side = unit(cross(direction, Math.abs(direction[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const raw = keep(kernel.Manifold.extrude([circlePolygon(radiusMm, 16)], toMm - fromMm));
  return movedTo(keep, raw, {
    origin: add(at, times(direction, fromMm)),
    xAxis: side,
    yAxis: cross(direction, side),
  });
};

/** A solid's connected pieces with their boxes. Freed by the scope. */
export const piecesOf = (keep: Scope, solid: Manifold): { piece: Manifold; low: Vector; high: Vector }[] =>
  solid.isEmpty()
    ? []
    : solid.decompose().map((piece) => {
        const { min, max } = keep(piece).boundingBox();
        return { piece, low: [...min] as Vector, high: [...max] as Vector };
      });

export const middleOf = (a: Vector, b: Vector): Vector => times(add(a, b), 0.5);

/** Steps of a part's work without round holes thinner than `mostHoleMm` and without what lies beyond the box (part coordinates). */
export const stepsNear = (steps: readonly Step[], { box, mostHoleMm }: { box: Box; mostHoleMm: number }): Step[] =>
  steps.flatMap(({ processing, removals }) => {
    const near = removals.filter(
      (each) => !(each.kind === 'cylinder' && 2 * each.radiusMm < mostHoleMm) && boxesMeet(removalBox(each), box),
    );
    return near.length === 0 ? [] : [{ processing, removals: near }];
  });

/** A part's solid of some of its steps; null: it is not known. Freed by the scope. */
export const solidOf = (
  kernel: Kernel,
  keep: Scope,
  { body, profile, steps }: { body: Body; profile: Profile | null; steps: Step[] },
): Manifold | null => {
  const { solid, unmade } = cutSolid(kernel, { body, profile, steps });
  keep(solid);
  return unmade.length > 0 || solid.isEmpty() ? null : solid;
};

/** Box around another part's blank and a little more, in the coordinates that its place is given in. */
export const boxAbout = ({ length, height, width }: Body['blankMm'], place: Frame, moreMm: number): Box => {
  const corners = [0, length].flatMap((x) =>
    [0, height].flatMap((y) => [0, width].map((z) => pointIn(place, [x, y, z]))),
  );
  const spans = [0, 1, 2].map((axis) => spanOf(corners.map((corner) => corner[axis] ?? 0)));
  return {
    min: spans.map(([low]) => low - moreMm) as Vector,
    max: spans.map(([, high]) => high + moreMm) as Vector,
  };
};
