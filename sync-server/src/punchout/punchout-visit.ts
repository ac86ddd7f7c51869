import { timingSafeEqual } from 'node:crypto';
import type { PunchoutProtocol, PunchoutVisit } from '@knotenblech/shared/accounts/punchout.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { hashToken, newToken } from '../accounts/auth/password.ts';
import type { Sql } from '../database/database.ts';
import { uncountAttempt } from '../http/login-try.store.ts';
import { isWithinLimits, keyOf } from '../http/token-buckets.ts';
import type { PunchoutRefusal } from '../jobs/texts/text-shapes.ts';
import { isAllowedReturn } from './is-allowed-return.ts';
import { addVisit, findAccessByName, findVisit, type VisitRow } from './punchout.store.ts';

export type VisitDeps = { owner: Sql; now: () => Date; isHttps: boolean };

/** In a quarter of an hour. */
export const wrongPasswordsPerAddress = 20;

export const visitMs = 3_600_000;

export type Entry = {
  protocol: PunchoutProtocol;
  userName: string;
  password: string;
  hookUrl: string;
  /** Of the network. */
  address: string;
};

/** Lets a browser in that a purchasing system sent; its cookie knows the visit for an hour. */
export const openVisit = async (
  deps: VisitDeps,
  entry: Entry,
): Promise<{ token: string } | { refusal: PunchoutRefusal }> => {
  const { owner, isHttps } = deps;
  const { protocol, hookUrl, address } = entry;
  const now = deps.now();
  const tries = keyOf('punchout', address);
  if (!(await isWithinLimits(owner, [{ key: tries, most: wrongPasswordsPerAddress }], now)))
    return { refusal: 'tries' };
  const access = await findAccessByName(owner, protocol, entry.userName);
  const isRight = timingSafeEqual(access?.passwordHash ?? hashToken(''), hashToken(entry.password));
  if (!access?.isOn || !isRight) return { refusal: 'credentials' };
  await uncountAttempt(owner, [tries], now);
  const { customerId, returnAddresses } = access;
  if (!isAllowedReturn(hookUrl, { returnAddresses, allowsHttp: !isHttps })) return { refusal: 'address' };
  const token = newToken();
  const expiresAt = new Date(now.getTime() + visitMs);
  await addVisit(owner, { customerId, protocol, tokenHash: hashToken(token), hookUrl, madeAt: now, expiresAt });
  return { token };
};

/** The visit that a cookie names, while it lives and its company still allows where it came from. */
export const findVisitOf = async ({ owner, now, isHttps }: VisitDeps, token: string | undefined) => {
  const visit = token ? await findVisit(owner, hashToken(token), now()) : null;
  return visit && isAllowedReturn(visit.hookUrl, { ...visit, allowsHttp: !isHttps }) ? visit : null;
};

/** Throws unless a visit is one of the actor's company that has handed nothing over. */
export const refuseForeignVisit = (actor: Actor, visit: VisitRow | null): VisitRow => {
  if (!visit || visit.customerId !== actor.customerId || visit.handedAt) throw new DomainError('punchout_expired');
  return visit;
};

/** The visit as the app tells of it. */
export const describeVisit = (visit: VisitRow, { customerId }: Actor): PunchoutVisit => ({
  state: stateOf(visit, customerId),
  protocol: visit.protocol,
  host: new URL(visit.hookUrl).host,
  expiresAt: visit.expiresAt.toISOString(),
});

const stateOf = (visit: VisitRow, customerId: string): PunchoutVisit['state'] => {
  if (visit.customerId !== customerId) return 'other-company';
  return visit.handedAt ? 'handed-over' : 'open';
};
