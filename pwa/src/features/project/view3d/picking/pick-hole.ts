import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { dot, subtract } from '@knotenblech/shared/geometry/body/vectors.ts';
import { axesOf, type Camera, type Spot, spotOf } from '../camera/camera.ts';
import { type Piece, pointOutside } from '../stage/piece.ts';
import { type HoleRim, holeRims } from './hole-rims.ts';

export type Hole = { diameterMm: number; centre: Vector };
type Looking = {
  camera: Camera;
  spot: Spot;
  /** Where the line of sight first meets steel, or null. */
  met: Vector | null;
  isKept: (point: Vector) => boolean;
};

const touchPx = 9;

/** The round hole at a spot that is nearest to the viewer and has nothing before it. */
export const pickHole = (pieces: readonly Piece[], looking: Looking): Hole | null => {
  const { toViewer } = axesOf(looking.camera);
  const nearness = (point: Vector) => dot(subtract(point, looking.camera.target), toViewer);
  const steel = looking.met === null ? Number.NEGATIVE_INFINITY : nearness(looking.met);
  let nearest: Hole | null = null;
  for (const piece of pieces) {
    for (const rim of holeRims(piece.shape)) {
      const centre = pointOutside(piece.place, rim.centre);
      if (nearness(centre) < steel - rim.diameterMm / 2 || !looking.isKept(centre)) continue;
      if (nearest !== null && nearness(nearest.centre) >= nearness(centre)) continue;
      if (isWithin(rim, piece, looking)) nearest = { diameterMm: rim.diameterMm, centre };
    }
  }
  return nearest;
};

const isWithin = ({ edges, centre, diameterMm }: HoleRim, { place }: Piece, { camera, spot }: Looking) => {
  const middle = spotOf(camera, pointOutside(place, centre));
  const awayPx = Math.hypot(middle.x - spot.x, middle.y - spot.y);
  if (awayPx <= touchPx) return true;
  if (awayPx > (diameterMm / camera.mmPerPx) * 2) return false;
  let isInside = false;
  for (const [from, to] of edges) {
    const [a, b] = [spotOf(camera, pointOutside(place, from)), spotOf(camera, pointOutside(place, to))];
    if (a.y > spot.y === b.y > spot.y) continue;
    if (spot.x < a.x + ((spot.y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
  }
  return isInside;
};
