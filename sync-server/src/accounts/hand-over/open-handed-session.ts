import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { actorOf, findAccount, findUserOfAccount, lockPasswordHash } from '../auth/account.store.ts';
import { openSession } from '../auth/open-session.ts';
import { findHandedUser, takeHandedProject } from './handed-link.store.ts';

/** `projectId`: of the handed project; null: the address brought a token alone. */
export type HandOverSession = { actor: Actor; projectId: ProjectId | null; key: string | null; cookie: string | null };
/** What an address brought; `present`: who is signed in where it was opened. */
export type GivenAddress = { token: string; deviceName: string; address: string; present: Actor | null };

const expired = () => new DomainError('handed_expired');

/**
 * Exchanges the token of a handed address for a session of its user, once. The session of who is signed in there
 * stays as it is: in it he opens what is his company's. Throws DomainError for a token that holds no longer, and for another company's.
 */
export const openHandedSession = async (owner: Sql, given: GivenAddress, now: Date): Promise<HandOverSession> => {
  const userId = await findHandedUser(owner, given.token, now);
  if (!userId) throw expired();
  const { actor, customerId } = await findHandedActor(owner, userId);
  if (given.present && given.present.customerId !== customerId) throw new DomainError('wrong_user');
  return owner.begin<HandOverSession>(async (tx) => {
    /* Held before the link: a new password then ends both, or finds neither begun. */
    await lockPasswordHash(tx, userId);
    const projectId = await takeHandedProject(tx, given.token, now);
    if (!projectId) throw expired();
    if (given.present) return { actor: given.present, projectId, key: null, cookie: null };
    const { deviceName, address } = given;
    return {
      actor,
      projectId,
      ...(await openSession(tx, { deviceName, address, kind: 'app', userId, customerId }, now)),
    };
  });
};

/** The user as he is now: one who was switched off meanwhile, or runs the shop, comes in by no handed address. */
const findHandedActor = async (owner: Sql, userId: UserId) => {
  const user = await findUserOfAccount(owner, userId);
  const account = user?.active ? await findAccount(owner, user.userName) : null;
  if (account?.userId !== userId) throw expired();
  const actor = actorOf(account);
  if (may(actor, 'runProjects')) throw expired();
  return { actor, customerId: account.customerId };
};
