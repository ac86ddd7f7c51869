import { z } from 'zod';
import { DomainError } from '../errors/domain-error.ts';
import { defineChange } from '../sync/define-change.ts';
import { userSpace } from '../sync/space.ts';

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
