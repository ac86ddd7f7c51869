import { randomBytes } from 'node:crypto';
import type { PunchoutSettings } from '@knotenblech/shared/accounts/punchout.ts';
import { punchoutCalls } from '@knotenblech/shared/api/accounts/punchout-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { hashToken } from '../accounts/auth/password.ts';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import { noteAudit } from '../database/audit.store.ts';
import { readInCustomer, withCustomer } from '../database/in-customer.ts';
import { readJson } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import {
  type AccessKey,
  type AccessRow,
  deleteAccess,
  listAccesses,
  putAccess,
  setAccessPassword,
} from './punchout.store.ts';

const mayManage = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'manageKeys')) throw new DomainError('not_allowed');
  return next();
});

/** Names are typed into old programs: small letters and digits, none of which looks like another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newUserName = (protocol: string) =>
  `${protocol}-${[...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')}`;

/** 144 random bits in 24 signs: purchasing systems keep short passwords only. */
const newPassword = () => randomBytes(18).toString('base64url');

type Acting = AccessKey & { userId: UserId; now: Date };

/** How purchasing systems of a company open the shop: only its administrators set it, no key does. */
export const punchoutAccessRoutes = (deps: SessionDeps) => {
  const session = requireSession(deps);
  const describe = async (customerId: AccessKey['customerId']) =>
    (await readInCustomer(deps.owner, customerId, (tx) => listAccesses(tx, customerId))).map(describeAccess);
  return new Hono<ShopEnv>()
    .get('/accesses', session, mayManage, async (c) =>
      c.json({ errors: [], accesses: await describe(c.get('actor').customerId) }),
    )
    .put('/accesses/:protocol', session, mayManage, async (c) => {
      const { protocol } = punchoutCalls.put.pathSchema.parse(c.req.param());
      const settings = await readJson(c, punchoutCalls.put.request);
      const acting = { ...c.get('actor'), protocol, now: deps.now() };
      return c.json({ errors: [], ...(await setAccess(deps, acting, settings)) });
    })
    .post('/accesses/:protocol/password', session, mayManage, async (c) => {
      const { protocol } = punchoutCalls.renew.pathSchema.parse(c.req.param());
      return c.json({ errors: [], ...(await renew(deps, { ...c.get('actor'), protocol, now: deps.now() })) });
    })
    .delete('/accesses/:protocol', session, mayManage, async (c) => {
      const { protocol } = punchoutCalls.revoke.pathSchema.parse(c.req.param());
      await revoke(deps, { ...c.get('actor'), protocol, now: deps.now() });
      return c.body(null, 204);
    });
};

const describeAccess = (row: AccessRow) => ({
  protocol: row.protocol,
  userName: row.userName,
  isOn: row.isOn,
  returnAddresses: row.returnAddresses,
  unit: row.unit,
  encoding: row.encoding,
  setup: row.setup,
  madeAt: row.madeAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});

type Deps = Pick<SessionDeps, 'owner' | 'isHttps'>;

const entryOf = ({ customerId, userId, protocol, now }: Acting) => ({
  at: now,
  actorId: userId,
  customerId,
  subject: protocol,
});

const setAccess = ({ owner, isHttps }: Deps, acting: Acting, settings: PunchoutSettings) => {
  if (isHttps && settings.returnAddresses.some((each) => each.startsWith('http:')))
    throw new DomainError('invalid_input', { field: 'returnAddresses' });
  const { customerId, protocol, now } = acting;
  const unit = protocol === 'ids' ? 'PCE' : settings.unit;
  const [userName, password] = [newUserName(protocol), newPassword()];
  const made = { userName, passwordHash: hashToken(password), madeAt: now };
  return withCustomer(owner, customerId, async (tx) => {
    const name = await putAccess(tx, { customerId, protocol, ...settings, unit, ...made });
    await noteAudit(tx, { ...entryOf(acting), action: 'punchout_set', details: { ...settings, unit } });
    return { userName: name, password: name === userName ? password : null };
  });
};

const renew = ({ owner }: Deps, acting: Acting) =>
  withCustomer(owner, acting.customerId, async (tx) => {
    const password = newPassword();
    const userName = await setAccessPassword(tx, acting, hashToken(password));
    if (userName === null) throw new DomainError('not_found', { record: 'access' });
    await noteAudit(tx, { ...entryOf(acting), action: 'punchout_renewed' });
    return { userName, password };
  });

const revoke = ({ owner }: Deps, acting: Acting) =>
  withCustomer(owner, acting.customerId, async (tx) => {
    if (!(await deleteAccess(tx, acting))) throw new DomainError('not_found', { record: 'access' });
    await noteAudit(tx, { ...entryOf(acting), action: 'punchout_revoked' });
  });
