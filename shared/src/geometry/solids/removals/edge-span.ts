import type { Processing } from '../../body/body.schema.ts';
import { flagOf, numberOf } from './parameters.ts';
import type { HalfSpace } from './removal.ts';

/** From where to where along the part work on its edges or sides runs; without end where it is not limited. */
export const edgeSpan = (processing: Processing): { from: number; to: number } => {
  const start = numberOf(processing, 'StartX', 0);
  return {
    from: flagOf(processing, 'StartLimited', false) ? start : Number.NEGATIVE_INFINITY,
    to: flagOf(processing, 'EndLimited', false) ? start + numberOf(processing, 'Length') : Number.POSITIVE_INFINITY,
  };
};

/** Square walls at the ends of a span. */
export const squareEnds = ({ from, to }: { from: number; to: number }): HalfSpace[] => [
  ...(from === Number.NEGATIVE_INFINITY ? [] : [{ normal: [1, 0, 0], offset: from } satisfies HalfSpace]),
  ...(to === Number.POSITIVE_INFINITY ? [] : [{ normal: [-1, 0, 0], offset: -to } satisfies HalfSpace]),
];
