import type { Processing, Vector } from '../../body/body.schema.ts';
import { areaOf } from '../../body/path.ts';
import { halfSpaceIn } from '../removals/half-space.ts';
import type { Removal } from '../removals/removal.ts';
import type { CutLimits, Walled } from './walled-body.ts';

/**
 * What falls away beyond the segments of a cut-out that do not limit it (SegmentN.FaceLimited no): a band square to the line, outwards without end.
 * 'unmade' for arcs, curves and tilted walls.
 */
export const openBeyond = (processing: Processing, main: Walled, room: CutLimits): Removal[] | 'unmade' => {
  const open = (processing.contours[0]?.segments ?? []).flatMap((_, index) =>
    processing.parameters[`Segment${index + 1}.FaceLimited`] === false ? [index] : [],
  );
  if (open.length === 0) return [];
  const segments = processing.contours[0]?.segments ?? [];
  if (main.kind === 'tilted' || open.some((index) => segments[index]?.kind !== 'line')) return 'unmade';
  const outwards = areaOf(main.loop) > 0 ? -1 : 1;
  return open.map((index): Removal => {
    const to = segments[index]?.end ?? [0, 0, 0];
    const from = index === 0 ? (processing.contours[0]?.start ?? to) : (segments[index - 1]?.end ?? to);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const along: Vector = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0];
    const within = [
      halfSpaceIn(room.frame, along, from),
      halfSpaceIn(room.frame, [-along[0], -along[1], 0], to),
      halfSpaceIn(room.frame, [-along[1] * outwards, along[0] * outwards, 0], from),
    ];
    if (main.depthMm !== null) within.push(halfSpaceIn(room.frame, [0, 0, 1], [0, 0, -main.depthMm]));
    return { kind: 'convex', within };
  });
};
