import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Session } from '../../http/shop-env.ts';
import { lockPasswordHash } from '../auth/account.store.ts';
import { checkSession } from '../auth/check-session.ts';
import { openSession } from '../auth/open-session.ts';
import type { SessionDeps } from '../auth/require-session.ts';
import { findSession } from '../auth/session.store.ts';
import { hashToken } from '../auth/token.ts';
import type { GivenAddress, HandOverSession } from './open-handed-session.ts';

const expired = () => new DomainError('url_token_expired');

/**
 * Opens a session of the app for the user of an API client's token that stood in an address; the token stays as it is. As with a
 * handed address, who is signed in there stays so, and who runs the shop comes in by his password alone. Throws DomainError where
 * the token opens nothing, or the shop takes none from addresses.
 */
export const openTokenSession = async (deps: SessionDeps, given: GivenAddress, now: Date): Promise<HandOverSession> => {
  const { token, deviceName, address, present } = given;
  const { actor } = await sessionOf(deps, token, now);
  if (may(actor, 'runProjects')) throw expired();
  const { userId, customerId } = actor;
  if (present && present.customerId !== customerId) throw new DomainError('signed_in_as_other');
  if (present) return { actor: present, projectId: null, key: null, cookie: null };
  return deps.owner.begin<HandOverSession>(async (tx) => {
    /* Held before the token is looked at again: a new password then ends both, or finds neither begun. */
    await lockPasswordHash(tx, userId);
    if (!(await findSession(tx, hashToken(token), now))) throw expired();
    const opened = await openSession(tx, { deviceName, address, kind: 'app', userId, customerId }, now);
    return { actor, projectId: null, ...opened };
  });
};

const sessionOf = async (deps: SessionDeps, token: string, now: Date): Promise<Session> => {
  if (!deps.takesUrlTokens) throw expired();
  try {
    return await checkSession(deps.sessions, { key: undefined, cookie: undefined, token }, now);
  } catch (error) {
    throw error instanceof DomainError ? expired() : error;
  }
};
