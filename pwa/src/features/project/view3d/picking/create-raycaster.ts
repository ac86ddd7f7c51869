import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { dot, subtract } from '@knotenblech/shared/geometry/body/vectors.ts';
import { axesOf, type Camera, rayAt, type Spot, spotOf } from '../camera/camera.ts';
import { isKept, keptStretch, type Section } from '../scene/section.ts';
import type { Piece } from '../stage/piece.ts';
import { pickHole } from './pick-hole.ts';
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
