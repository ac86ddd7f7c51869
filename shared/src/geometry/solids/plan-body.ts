import type { Body, Processing } from '../body/body.schema.ts';
import type { Removal } from './removals/walls.ts';
import { removalsOf } from './removals-of.ts';

export type Step = { processing: Processing; removals: Removal[] };

/** The work on a body: what each processing takes away, and the processings that cannot be made into geometry. */
export const planBody = (body: Body): { steps: Step[]; unmade: Processing[] } => {
  const steps: Step[] = [];
  const unmade: Processing[] = [];
  for (const processing of body.processings) {
    const removals = removalsOf(processing, body.blankMm);
    if (removals === 'unmade') unmade.push(processing);
    else if (removals !== 'nothing') steps.push({ processing, removals });
  }
  return { steps, unmade };
};
