import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import { pointIn } from '../../geometry/body/vectors.ts';

/** The lines of a flat plate along which it is bent; they are drawn, not cut. */
export const bendLineName = 'Bend';

/** The middle of each bend line of a body, in part coordinates, mm, in the order of its lines. */
export const bendMiddles = ({ processings }: Body): Vector[] =>
  processings.flatMap(({ name, plane, contours: [line] }) => {
    const end = line?.segments.at(-1)?.end;
    if (name !== bendLineName || plane === null || line === undefined || end === undefined) return [];
    const { start } = line;
    return [pointIn(plane, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0])];
  });
