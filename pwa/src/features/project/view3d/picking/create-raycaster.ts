import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { dot, subtract } from '@knotenblech/shared/geometry/body/vectors.ts';
import { axesOf, type Camera, rayAt, type Spot, spotOf } from '../camera/create-motion.ts';
import { isKept, keptStretch, type Section } from '../scene/staged.ts';
import { type Piece, pointOutside } from '../stage/piece.ts';
import { type HoleRim, holeRims } from './hole-rims.ts';
import { type Hit, pickPiece } from './pick-piece.ts';
import { snapPoint } from './snap-point.ts';

/** Something that can be measured from: a corner, a place on an edge, or a round hole by its middle. */
export type Mark = { point: Vector; kind: 'corner' | 'edge' | 'hole'; diameterMm?: number };

/** What is to be seen, and from where. */
export type Seen = {
  camera: Camera;
  pieces: readonly Piece[];
  section: Section | null;
  /** Everything lies within this distance of the camera's target. */
  reachMm: number;
};

const [mouseSnapPx, touchSnapPx] = [14, 26];

/** Finds what lies at a spot of the picture. */
export const createRaycaster = (seen: () => Seen) => {
  const hitAt = (at: Spot): Hit | null => {
    const { camera, pieces, section, reachMm } = seen();
    const ray = rayAt(camera, at, reachMm);
    return pickPiece(pieces, ray, keptStretch(section, ray, { from: 0, to: reachMm * 2 }));
  };
  const isSeen = (point: Vector) => {
    const { camera, section, reachMm } = seen();
    if (!isKept(section, point)) return false;
    const hit = hitAt(spotOf(camera, point));
    const distanceMm = reachMm - dot(subtract(point, camera.target), axesOf(camera).toViewer);
    return hit === null || hit.distanceMm > distanceMm - 0.5 - camera.mmPerPx;
  };
  const markAt = (at: Spot, isTouch: boolean): Mark | null => {
    const { camera, pieces, section } = seen();
    const met = hitAt(at)?.point ?? null;
    const hole = pickHole(pieces, { camera, spot: at, met, isKept: (point) => isKept(section, point) });
    if (hole) return { kind: 'hole', point: hole.centre, diameterMm: hole.diameterMm };
    return snapPoint(pieces, { camera, spot: at, withinPx: isTouch ? touchSnapPx : mouseSnapPx, isSeen });
  };
  return { hitAt, markAt };
};

type Hole = { diameterMm: number; centre: Vector };

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
