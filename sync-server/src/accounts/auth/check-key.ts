import { type KeyScope, keyScopes } from '@knotenblech/shared/accounts/company-key.ts';
import { calls } from '@knotenblech/shared/api/calls.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Sql } from '../../database/database.ts';
import type { Session, ShopEnv } from '../../http/shop-env.ts';
import type { createBuckets, Rate } from '../../http/token-buckets.ts';
import { actorOf, whyInactive } from './account.store.ts';
import { findKey, touchKey } from './company-key.store.ts';
import { hashToken, newToken } from './password.ts';

export type KeyDeps = {
  /** What keys are checked with. */
  sessions: Sql;
  now: () => Date;
  keyCalls: ReturnType<typeof createBuckets>;
};

/** Calls by one key, on one server. */
export const keyRate: Rate = { most: 300, perSecond: 5 };

const sign = 'knb_';

/** A new key and how it begins. Its sign lets programs that look for secrets find it where it should not lie. */
export const newKey = () => {
  const key = `${sign}${newToken()}`;
  return { key, prefix: key.slice(0, sign.length + 6) };
};

/** The key that a request carries; null: none. */
export const bearerOf = (c: Context<ShopEnv>) => {
  const [, key] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  return key ?? null;
};

const callByRoute = new Map(
  calls.map((call) => [`${call.method.toUpperCase()} /api/1.0${call.path.replace(/\{(\w+)\}/g, ':$1')}`, call]),
);

/** The call that is asked, as it is described. */
export const callOf = (c: Context<ShopEnv>) => callByRoute.get(`${c.req.method} ${routePath(c)}`);

/** Throws unless the key opens the call. */
export const refuseWithoutScope = (c: Context<ShopEnv>, scopes: readonly KeyScope[]) => {
  const scope = callOf(c)?.scope ?? null;
  if (scope !== null && scopes.includes(scope)) return;
  c.header('WWW-Authenticate', `Bearer error="insufficient_scope"${scope === null ? '' : `, scope="${scope}"`}`);
  throw new DomainError('scope_missing', scope === null ? {} : { scope });
};

const touchEveryMs = 60_000;

export type KeySession = Session & { scopes: readonly KeyScope[] };

/** Who a key acts for, with the rights that whoever made it has now; refused when it or he is out, and when it asks too much. */
export const checkKey = async ({ sessions, now, keyCalls }: KeyDeps, key: string): Promise<KeySession> => {
  const at = now();
  const row = key.startsWith(sign) ? await findKey(sessions, hashToken(key)) : null;
  if (!row || isTooOld(row, at)) throw new DomainError('company_key_invalid');
  if (!row.user.active) throw new DomainError(await whyInactive(sessions, row.userId));
  const maker = actorOf(row);
  if (!may(maker, 'manageKeys')) throw new DomainError('company_key_invalid');
  const waitSeconds = keyCalls.take(row.id);
  if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
  if (row.usedAt === null || at.getTime() - row.usedAt.getTime() > touchEveryMs) await touchKey(sessions, row.id, at);
  const scopes = keyScopes.filter((scope) => row.scopes.includes(scope));
  return { sessionId: row.id, kind: 'key', actor: narrowed(maker, scopes), scopes };
};

export const isTooOld = ({ expiresAt }: { expiresAt: Date | null }, now: Date) =>
  expiresAt !== null && expiresAt.getTime() <= now.getTime();

/** Never those who run the shop: a key is of one company. */
const narrowed = (maker: Actor, scopes: readonly KeyScope[]): Actor => ({
  ...maker,
  permissions: maker.permissions.map(
    (each): Permission => (each === 'GLOBAL_ADMIN_PERMISSION' ? 'CUSTOMER_ADMIN_PERMISSION' : each),
  ),
  seesPrices: maker.seesPrices && scopes.includes('prices:read'),
});
