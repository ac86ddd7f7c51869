import type { CompanyKeyForm, ListedKey } from '@knotenblech/shared/accounts/company-key.ts';
import { mostCompanyKeys } from '@knotenblech/shared/accounts/company-key.ts';
import { companyKeyCalls } from '@knotenblech/shared/api/accounts/company-key-calls.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import { requestOrigin } from '../../http/answers.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { actorOf } from '../auth/account.store.ts';
import { isTooOld, newKey } from '../auth/check-key.ts';
import { countKeysLocked, deleteKey, insertKey, listKeys } from '../auth/company-key.store.ts';
import { hashToken } from '../auth/password.ts';
import { requireSession, type SessionDeps } from '../auth/require-session.ts';
import { checkOwnPassword } from '../credentials.ts';

const mayManage = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'manageKeys')) throw new DomainError('not_allowed');
  return next();
});

/** Keys by which programs act for a company: only a person makes and ends them, no key does. */
export const companyKeyRoutes = (deps: SessionDeps) => {
  const session = requireSession(deps);
  return new Hono<ShopEnv>()
    .get('/', session, mayManage, async (c) => c.json({ errors: [], keys: await describeKeys(deps, c.get('actor')) }))
    .post('/', session, mayManage, async (c) => {
      const form = await readJson(c, companyKeyCalls.add.request);
      const { userId } = c.get('actor');
      const { address } = requestOrigin(c);
      await checkOwnPassword(deps.owner, { userId, password: form.password, address }, deps.now());
      const { keyId, key } = await addKey(deps.owner, c.get('actor'), form, deps.now());
      c.header('Cache-Control', 'no-store');
      return c.json({ errors: [], keyId, key });
    })
    .delete('/:keyId', session, mayManage, async (c) => {
      const { keyId } = companyKeyCalls.revoke.pathSchema.parse(c.req.param());
      await revokeKey(deps.owner, c.get('actor'), keyId, deps.now());
      return c.body(null, 204);
    });
};

const describeKeys = async ({ owner, now }: SessionDeps, { customerId }: Actor): Promise<ListedKey[]> => {
  const rows = await readInCustomer(owner, customerId, (tx) => listKeys(tx, customerId));
  return rows.map((row) => ({
    keyId: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    madeBy: { userId: row.userId, name: `${row.user.firstName} ${row.user.name}`.trim() },
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    usedAt: row.usedAt?.toISOString() ?? null,
    stoppedBy: stoppedBy(row, now()),
  }));
};

const stoppedBy = (row: Awaited<ReturnType<typeof listKeys>>[number], now: Date): ListedKey['stoppedBy'] => {
  if (isTooOld(row, now)) return 'age';
  return row.user.active && may(actorOf(row), 'manageKeys') ? null : 'user';
};

const dayMs = 86_400_000;

const addKey = async (owner: Sql, { customerId, userId }: Actor, form: CompanyKeyForm, now: Date) => {
  const { name, lifeDays } = form;
  const [{ key, prefix }, id, scopes] = [newKey(), newId() as string, [...new Set(form.scopes)]];
  const expiresAt = lifeDays === null ? null : new Date(now.getTime() + lifeDays * dayMs);
  await withCustomer(owner, customerId, async (tx) => {
    if ((await countKeysLocked(tx, customerId)) >= mostCompanyKeys)
      throw new DomainError('invalid_input', { limit: mostCompanyKeys });
    await insertKey(tx, {
      id,
      customerId,
      userId,
      name,
      prefix,
      keyHash: hashToken(key),
      scopes,
      madeAt: now,
      expiresAt,
    });
    const details = { prefix, scopes, lifeDays };
    await noteAudit(tx, { at: now, actorId: userId, action: 'key_made', customerId, subject: id, details });
  });
  return { keyId: id, key };
};

const revokeKey = (owner: Sql, { customerId, userId }: Actor, id: string, now: Date) =>
  withCustomer(owner, customerId, async (tx) => {
    if (!(await deleteKey(tx, { id, customerId }))) throw new DomainError('not_found', { record: 'key' });
    await noteAudit(tx, { at: now, actorId: userId, action: 'key_revoked', customerId, subject: id });
  });
