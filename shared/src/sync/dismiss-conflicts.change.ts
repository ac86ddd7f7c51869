import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { userSpace } from '../records/space.ts';

/** Puts cards of overwritten entries away, on all devices of their user. */
export const dismissConflicts = defineChange({
  name: 'dismissConflicts',
  version: 1,
  args: z.strictObject({ conflictIds: z.array(z.uuid()).min(1).max(5000) }),
  spaces: (_, actor) => [userSpace(actor.userId)],
  reads: () => [],
  refusal: () => null,
  run: (rows, { conflictIds }, { actor }) => {
    for (const id of conflictIds) rows.remove(userSpace(actor.userId), 'conflict', id);
  },
});
