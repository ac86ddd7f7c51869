import { flatten } from '../../body/flatten.ts';
import type { Removal } from './removal.ts';

/** Coordinates beyond this are no part's, mm; the kernel cannot hold them. */
const reachMm = 1e6;

const isNear = (value: number) => Math.abs(value) <= reachMm;

/** Whether all numbers of a removal are finite and near enough for the kernel. */
export const isWithinReach = (removal: Removal): boolean => {
  switch (removal.kind) {
    case 'convex':
      return removal.within.every(({ normal, offset }) => [...normal, offset].every(isNear));
    case 'cylinder':
      return [removal.depthMm ?? 0, removal.backMm, removal.radiusMm, ...removal.start].every(isNear);
    case 'prism': {
      const points = removal.loops.map((loop) => flatten(loop, 45));
      return (
        [removal.depthMm ?? 0, removal.backMm].every(isNear) &&
        points.every((loop) => loop.length > 1 && loop.flat().every(isNear))
      );
    }
    case 'ball':
      return [...removal.centre, removal.radiusMm].every(isNear);
    case 'polyhedron':
      return removal.points.flat().every(isNear);
    case 'common':
      return removal.of.length > 0 && removal.of.every(isWithinReach);
    case 'less':
      return [removal.of, ...removal.kept].every(isWithinReach);
    default:
      return removal satisfies never;
  }
};
