import type { Message } from '@knotenblech/shared/messages/message.ts';
import { pendingMessages } from '@knotenblech/shared/messages/shown-messages.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { userSpace } from '@knotenblech/shared/sync/space.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { readRecords } from '../sync/record-store.ts';

/** How many of a user's messages are neither read nor expired. */
export const countPending = (sql: Sql, { userId, customerId }: Actor, now: Date) =>
  readInCustomer(sql, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [{ space: userSpace(userId), kind: 'message', all: true }]);
    return pendingMessages(
      rows.map(({ data }) => data as Message),
      now.toISOString(),
    ).length;
  });
