import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { reachBackMm } from '../removals/blank-corners.ts';
import { numberOf } from '../removals/parameters.ts';
import type { Removals } from '../removals/removal.ts';
import { type CutLimits, walledBody } from './walled-body.ts';

/** PlaningArea: a layer of Depth inside a closed contour, its apertures left standing. */
export const planingArea = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const depthMm = numberOf(processing, 'Depth');
  if (depthMm === 0) return 'nothing';
  const room: CutLimits = { frame, deepestMm: 0, backMm: reachBackMm(frame, blankMm), isOpenBelow: false };
  const loops = processing.contours.map((contour) => {
    const body = walledBody({ ...contour, depthMm }, room);
    return body?.kind === 'square' ? body.loop : null;
  });
  if (loops.length === 0 || !(depthMm > 0)) return 'unmade';
  const found = loops.filter((loop) => loop !== null);
  if (found.length < loops.length) return 'unmade';
  return [{ kind: 'prism', frame, loops: found, outside: false, depthMm, backMm: room.backMm }];
};
