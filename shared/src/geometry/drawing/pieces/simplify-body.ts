import type { Profile } from '../../../catalogue/profile.schema.ts';
import type { Body } from '../../body/body.schema.ts';
import type { Path } from '../../body/path.ts';
import { spanOf } from '../../body/span-of.ts';
import { planBody } from '../../solids/plan-body.ts';
import type { Removal } from '../../solids/removals/removal.ts';

type Shape = { body: Body; profile: Profile | null };

/** A body without holes and cut-outs, and without radii of its section, that measure less than `leastMm`. */
export const simplifyBody = ({ body, profile }: Shape, leastMm: number): Shape => {
  const kept = new Set(
    planBody(body)
      .steps.filter(({ removals }) => removals.some((removal) => sizeOf(removal) >= leastMm))
      .map(({ processing }) => processing),
  );
  const radiusMm = Math.max(profile?.rMm ?? 0, profile?.r2Mm ?? 0);
  return {
    body: { ...body, processings: body.processings.filter((processing) => kept.has(processing)) },
    profile: profile && radiusMm > 0 && radiusMm < leastMm ? { ...profile, rMm: 0, r2Mm: 0 } : profile,
  };
};

/** The largest measure of what a removal leaves to be seen; endless for one that may take any part of the body. */
const sizeOf = (removal: Removal): number => {
  switch (removal.kind) {
    case 'cylinder':
      return 2 * removal.radiusMm;
    case 'prism':
      return removal.outside ? Number.POSITIVE_INFINITY : Math.max(0, ...removal.loops.map(reachOf));
    case 'ball':
      return 2 * removal.radiusMm;
    case 'less':
      return sizeOf(removal.of);
    case 'common':
      return Math.min(...removal.of.map(sizeOf));
    case 'convex':
    case 'polyhedron':
      return Number.POSITIVE_INFINITY;
    default:
      return removal satisfies never;
  }
};

const reachOf = (path: Path): number => {
  const [left, right] = spanOf(path.flatMap((piece) => [piece.start[0], ...reached(piece, 0)]));
  const [low, high] = spanOf(path.flatMap((piece) => [piece.start[1], ...reached(piece, 1)]));
  return Math.max(right - left, high - low);
};

const reached = (piece: Path[number], axis: 0 | 1): number[] =>
  piece.kind === 'arc' ? [piece.centre[axis] - piece.radius, piece.centre[axis] + piece.radius] : [];
