import { cosDeg, sinDeg } from '../../body/angles.ts';
import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { add, times } from '../../body/vectors.ts';
import { halfSpaceIn } from './half-space.ts';
import { flagOf, numberOf } from './parameters.ts';
import type { Removals } from './removal.ts';
import { kerfSpan } from './saw-kerf.ts';

/**
 * SawCut: the kerf of a blade along Angle, in a plane tilted by Inclination as that of a JackRafterCut, Length long between walls square to it.
 * Depth is measured square to the side; Bevel lets the floor fall along the cut.
 */
export const sawCut = (processing: Processing, frame: Frame): Removals => {
  const angle = numberOf(processing, 'Angle', 90);
  const inclination = numberOf(processing, 'Inclination', 90);
  const bevel = numberOf(processing, 'Bevel', 0);
  const sin = sinDeg(inclination);
  const along: Vector = [cosDeg(angle), sinDeg(angle), 0];
  const left: Vector = [-sinDeg(angle) * sin, cosDeg(angle) * sin, -cosDeg(inclination)];
  const down: Vector = [sinDeg(angle) * cosDeg(inclination), -cosDeg(angle) * cosDeg(inclination), -sin];
  const start: Vector = [
    numberOf(processing, 'StartX', 0),
    numberOf(processing, 'StartY', 0),
    -numberOf(processing, 'StartDepth', 0),
  ];
  const kerf = kerfSpan(processing.parameters['ToolPosition']);
  const within = [
    halfSpaceIn(frame, left, add(start, times(left, kerf.from))),
    halfSpaceIn(frame, times(left, -1), add(start, times(left, kerf.to))),
  ];
  const far = add(start, times(along, numberOf(processing, 'Length')));
  const floor = add(start, times(down, numberOf(processing, 'Depth') / sin));
  const up = add(times(along, sinDeg(bevel)), times(down, -cosDeg(bevel)));
  if (flagOf(processing, 'FaceLimitedStart', true)) within.push(halfSpaceIn(frame, along, start));
  if (flagOf(processing, 'FaceLimitedEnd', true)) within.push(halfSpaceIn(frame, times(along, -1), far));
  if (flagOf(processing, 'FaceLimitedBottom', true)) within.push(halfSpaceIn(frame, up, floor));
  return [{ kind: 'convex', within }];
};
