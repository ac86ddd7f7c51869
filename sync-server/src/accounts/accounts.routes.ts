import { accountCalls, resetSchema } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { readInCustomer, withCustomer } from '../database/in-customer.ts';
import { requestOrigin } from '../http/answers.ts';
import { readForm, readJson, readJsonForm } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { withMinimumDuration } from '../http/with-minimum-duration.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { readSealKey } from './auth/account.store.ts';
import { endSessions } from './auth/end-sessions.ts';
import { requireSession } from './auth/require-session.ts';
import { listSessions } from './auth/session.store.ts';
import { confirmRegistration, type RegistrationDeps, register } from './confirm-registration.ts';
import {
  type AccountRouteDeps,
  changePassword,
  confirmEmail,
  limitTokens,
  requestReset,
  setNewPassword,
} from './credentials.ts';
import { checkEmailField, checkPasswordChange, checkPasswordField, checkRegistrationFields } from './form-checks.ts';
import { findPendingEmail } from './one-time-link.store.ts';

const ok = { errors: [] } as const;

/** Registration: asked for, then confirmed by the link of a mail. */
export const registerRoutes = (deps: AccountRouteDeps & RegistrationDeps) =>
  new Hono<ShopEnv>()
    .post('/', async (c) => {
      const form = await readJsonForm(c, { schema: accountCalls.register.request, check: checkRegistrationFields });
      await register(deps, form, requestOrigin(c));
      return c.json(ok);
    })
    .post('/confirm', async (c) => {
      const { token } = await readJson(c, accountCalls.confirmRegistration.request);
      await limitTokens(deps.owner, c.get('address'), deps.now());
      return c.json({ ...ok, ...(await confirmRegistration(deps, token)) });
    });

/** Longer than a mail takes to be written, so that nobody hears whether one was. */
const resetMs = 150;

/** The call of API 1.0 for a lost password. */
export const resetRoutes = (deps: AccountRouteDeps) =>
  new Hono<ShopEnv>().post('/resetPassword', async (c) => {
    const { email } = await readForm(c, { schema: resetSchema, check: checkEmailField });
    await withMinimumDuration(resetMs, requestReset(deps, email, requestOrigin(c)));
    return c.json({ changed: true, ...ok });
  });

/** The own account. */
export const accountRoutes = (deps: AccountRouteDeps) => {
  const { owner, now } = deps;
  const session = requireSession(deps);
  return new Hono<ShopEnv>()
    .post('/setPassword', async (c) => {
      const form = await readJsonForm(c, { schema: accountCalls.setPassword.request, check: checkPasswordField });
      await setNewPassword(deps, form, requestOrigin(c));
      return c.json(ok);
    })
    .post('/confirmEmail', async (c) => {
      const { token } = await readJson(c, accountCalls.confirmEmail.request);
      await limitTokens(owner, c.get('address'), now());
      return c.json({ ...ok, ...(await confirmEmail(deps, token)) });
    })
    .get('/', session, async (c) => c.json(await describeAccount(deps, c)))
    .get('/sealKey', session, async (c) => {
      const sealKey = await readSealKey(owner, c.get('actor').userId);
      if (sealKey === null) throw new DomainError('session_expired');
      return c.json({ sealKey });
    })
    .post('/password', session, async (c) => {
      const passwords = await readJsonForm(c, {
        schema: accountCalls.changePassword.request,
        check: checkPasswordChange,
      });
      await changePassword(deps, c.get('session'), passwords, requestOrigin(c));
      return c.json(ok);
    })
    .get('/sessions', session, async (c) => {
      const { sessionId, actor } = c.get('session');
      const sessions = await listSessions(owner, actor.userId, now());
      return c.json({ sessions: sessions.map((each) => ({ ...each, isThis: each.id === sessionId })) });
    })
    .delete('/sessions', session, async (c) => {
      const { sessionId, actor } = c.get('session');
      const ended = await withCustomer(owner, actor.customerId, (tx) => endSessions(tx, actor, { except: sessionId }));
      return c.json({ ended });
    })
    .delete('/sessions/:sessionId', session, async (c) => {
      const { actor } = c.get('session');
      const { sessionId } = accountCalls.endSession.pathSchema.parse(c.req.param());
      const ended = await withCustomer(owner, actor.customerId, (tx) => endSessions(tx, actor, { only: sessionId }));
      if (ended === 0) throw new DomainError('not_found', { record: 'session' });
      return c.body(null, 204);
    });
};

const describeAccount = async ({ owner, now }: AccountRouteDeps, c: Context<ShopEnv>) => {
  const { customerId, userId } = c.get('actor');
  const space = customerSpace(customerId);
  const rows = await readInCustomer(owner, customerId, (tx) =>
    readRecords(tx, customerId, [
      { space, kind: 'user', id: userId },
      { space, kind: 'customer', id: customerId },
    ]),
  );
  const dataOf = (kind: 'user' | 'customer') => rows.find((row) => row.kind === kind)?.data;
  return {
    user: dataOf('user'),
    customer: dataOf('customer'),
    pendingEmail: await findPendingEmail(owner, userId, now()),
  };
};
