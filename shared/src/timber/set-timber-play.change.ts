import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { refuseWithout } from '../records/permissions.ts';
import { customerSpace } from '../records/space.ts';
import { timberPlaySchema } from './timber-play.record.ts';

/** The play that a company gives its steel in the wood from now on; null: what is usual. Wood that was kept before keeps its own. */
export const setTimberPlay = defineChange({
  name: 'setTimberPlay',
  version: 1,
  args: z.strictObject({ play: timberPlaySchema.omit({ id: true }).nullable() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: (_, actor) => [{ space: customerSpace(actor.customerId), kind: 'timberPlay', id: actor.customerId }],
  refusal: refuseWithout('createProject'),
  run: (rows, { play }, { actor }) => {
    const space = customerSpace(actor.customerId);
    if (play) rows.put(space, 'timberPlay', { id: actor.customerId, ...play });
    else rows.remove(space, 'timberPlay', actor.customerId);
  },
});
