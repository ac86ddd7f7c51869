import { add, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { Camera } from './camera.ts';

const whole = 2 * Math.PI;

/** The camera on its way between two others, `part` 0..1 of the time gone: gently off and on, turning the shorter way round. */
export const glideCamera = (from: Camera, to: Camera, part: number): Camera => {
  if (part >= 1) return to;
  const gone = part * part * (3 - 2 * part);
  const apart = to.turnRad - from.turnRad;
  const turn = apart - whole * Math.round(apart / whole);
  return {
    turnRad: from.turnRad + turn * gone,
    riseRad: from.riseRad + (to.riseRad - from.riseRad) * gone,
    target: add(from.target, times(subtract(to.target, from.target), gone)),
    mmPerPx: from.mmPerPx * (to.mmPerPx / from.mmPerPx) ** gone,
  };
};
