import { v5 } from 'uuid';
import type { UserId } from '../values/ids.ts';

/** The id of the message that tells a user of a cause (a UUID): the same however often he is told. */
export const messageIdOf = (causeId: string, userId: UserId): string => v5(userId, causeId);
