import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Contour, Processing } from '../body/body.schema.ts';
import type { Point } from '../body/path.ts';
import { crossesItself } from '../solids/removals/crosses-itself.ts';

/** Why a processing has no geometry: its contour runs over itself, or the shop does not make it. */
export const whyUnmade = ({ kind, name, contours }: Processing): Remark => ({
  code: contours.some(runsOverItself) ? 'request.contour-crosses-itself' : 'request.unmade-processing',
  values: { kind, name },
});

const runsOverItself = ({ start, segments }: Contour): boolean => {
  const points = segments.flatMap((segment): Point[] =>
    segment.kind === 'arc'
      ? [
          [segment.through[0], segment.through[1]],
          [segment.end[0], segment.end[1]],
        ]
      : [[segment.end[0], segment.end[1]]],
  );
  const [last] = points.slice(-1);
  const isClosed = last !== undefined && Math.hypot(last[0] - start[0], last[1] - start[1]) < 0.1;
  return isClosed && crossesItself(points);
};
