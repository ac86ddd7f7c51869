import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { endSessions } from '../auth/end-sessions.ts';
import { endLinks } from '../one-time-link.store.ts';
import { holdAccountUsers, setBlocked } from './customer-card.store.ts';
import { hasCustomer } from './customer-list.store.ts';

type Block = { customerId: CustomerId; isBlocked: boolean; actor: Actor; now: Date };

/** Blocks a customer or lets him in again. Blocked, his users are signed out everywhere within the second. Throws DomainError to refuse. */
export const blockCustomer = async (owner: Sql, { customerId, isBlocked, actor, now }: Block) => {
  if (!(await hasCustomer(owner, customerId))) throw new DomainError('not_found', { record: 'customer' });
  if (customerId === actor.customerId) throw new DomainError('last_admin');
  await withCustomer(owner, customerId, async (tx) => {
    await setBlocked(tx, { customerId, blockedAt: isBlocked ? now : null, userId: actor.userId });
    const action = isBlocked ? 'customer_blocked' : 'customer_let_in';
    await noteAudit(tx, { at: now, actorId: actor.userId, action, customerId, subject: customerId });
    if (!isBlocked) return;
    for (const userId of await holdAccountUsers(tx, customerId)) {
      await endSessions(tx, { userId, customerId }, 'all');
      await endLinks(tx, userId, now);
    }
  });
};
