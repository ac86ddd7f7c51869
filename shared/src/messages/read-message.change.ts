import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { userSpace } from '../records/space.ts';
import { DomainError } from '../values/errors/domain-error.ts';

/** Marks a message of the user as read; once read it stays so. */
export const readMessage = defineChange({
  name: 'readMessage',
  version: 1,
  args: z.strictObject({ messageId: z.uuid() }),
  spaces: (_, actor) => [userSpace(actor.userId)],
  reads: ({ messageId }, actor) => [{ space: userSpace(actor.userId), kind: 'message', id: messageId }],
  refusal: () => null,
  run: (rows, { messageId }, { actor, at }) => {
    const message = rows.get(userSpace(actor.userId), 'message', messageId);
    if (!message) throw new DomainError('not_found', { record: 'message' });
    if (message.readAt === null) rows.put(userSpace(actor.userId), 'message', { ...message, readAt: at });
  },
});
