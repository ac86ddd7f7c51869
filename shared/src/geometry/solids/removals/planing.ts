import type { Body, Processing, Vector } from '../../body/body.schema.ts';
import { edgeSpan, squareEnds } from './edge-span.ts';
import { flagOf, numberOf } from './parameters.ts';
import type { HalfSpace, Removals } from './removal.ts';

/** Planing: a layer of Depth off each of the four sides along the part that is named, between square ends where it is limited. */
export const planing = (processing: Processing, { height, width }: Body['blankMm']): Removals => {
  const depth = numberOf(processing, 'Depth');
  const layers: HalfSpace[] = [
    { normal: [0, -1, 0], offset: -depth },
    { normal: [0, 0, -1], offset: -depth },
    { normal: [0, 1, 0] as Vector, offset: height - depth },
    { normal: [0, 0, 1] as Vector, offset: width - depth },
  ];
  const ends = squareEnds(edgeSpan(processing));
  const planed = layers.filter((_, index) => flagOf(processing, `PlaneSide${index + 1}`, true));
  if (planed.length === 0 || depth === 0) return 'nothing';
  return planed.map((layer) => ({ kind: 'convex', within: [layer, ...ends] }));
};
