import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { choiceIn, expectedInPart, partArguments, partReads, partSpaces, putPartChoice } from './part-change.ts';

/** Whether it was not shown as left out; what older builds do not say does not count. */
const isOfMadePart = (wasTaken: boolean | null | undefined) => wasTaken === true || wasTaken === null;

/**
 * Pieces of a part within one assembly (a loose part: in the project), 1 to 9,999. Who sets them for a part that somebody else
 * has left out meanwhile takes it again.
 */
export const setPartQuantity = defineChange({
  name: 'setPartQuantity',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    quantity: z.number().int().min(1).max(9999),
    was: z.number().int(),
    /** What the server had told of the part's own; null: that of the file. */
    told: z.number().int().nullable().optional(),
    /** Whether it was shown as taken or left out by choice; null: as in the file. */
    wasTaken: z.boolean().nullable().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { shown, confirmed }) => ({
    told: choiceIn(confirmed, args)?.quantity ?? null,
    wasTaken: choiceIn(shown, args)?.taken ?? null,
    ...args,
  }),
  saw: ({ was: value, told, wasTaken, ...of }) => [
    ...expectedInPart(of, 'quantity', { value, told }),
    ...(isOfMadePart(wasTaken) ? expectedInPart(of, 'taken', { value: wasTaken }) : []),
  ],
  run: (rows, { projectId, partIndex, quantity, wasTaken }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['quantity']);
    const isLeftOutUnseen = isOfMadePart(wasTaken) && choiceIn(rows, { projectId, partIndex })?.taken === false;
    putPartChoice(rows, projectId, partIndex, isLeftOutUnseen ? { quantity, taken: true } : { quantity });
  },
});
