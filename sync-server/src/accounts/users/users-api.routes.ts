import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import { changePasswordFormSchema, userBodySchema, userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import type { z } from 'zod';
import { requestOrigin } from '../../http/answers.ts';
import { parseForm, readFields, readJsonForm } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { checkSession, credentialsOf, requireSession } from '../auth/require-session.ts';
import { type AccountRouteDeps, changePassword } from '../credentials.ts';
import { checkPasswordChange, checkUserFields } from '../form-checks.ts';
import { addColleague } from './add-colleague.ts';
import { editUser, logRights } from './edit-user.ts';
import { findUser } from './user.store.ts';
import { mayEditUsers } from './users.routes.ts';

const formOf = (body: z.infer<typeof userBodySchema>, seesPrices: boolean): UserForm => {
  const { userName, email, firstName, name, permissions, active, spendingLimit } = body;
  return {
    userName,
    email,
    firstName,
    name,
    permissions,
    active,
    spendingLimit,
    seesPrices: body.seesPrices ?? seesPrices,
  };
};

/** Users of API 1.0, whose clients name their token in the path. */
export const userApiRoutes = (deps: AccountRouteDeps) => {
  const byPath = requireSession({ ...deps, takesTokenInPath: true });
  const byQuery = requireSession({ ...deps, takesTokenInQuery: true });
  return new Hono<ShopEnv>()
    .get('/get/:token', byPath, async (c) => {
      const { userId, customerId, customerName, customerKind } = c.get('actor');
      const { user } = await findUser(deps.owner, userId, c.get('actor'));
      return c.json({ userData: { ...user, customerId, customerName, customerKind }, errors: [] });
    })
    .get('/userDataById/:userId', byQuery, async (c) => {
      const { userId } = userCalls.byId.pathSchema.parse(c.req.param());
      const { user } = await findUser(deps.owner, userId, c.get('actor'));
      return c.json({ ...user, errors: [] });
    })
    .post('/addUser/:token', byPath, mayEditUsers, async (c) => {
      const body = await readJsonForm(c, { schema: userBodySchema, check: checkUserFields });
      if (typeof body.id === 'string') throw new DomainError('invalid_input', { field: 'id' });
      const actor = c.get('actor');
      const form = formOf(body, actor.seesPrices);
      const id = await addColleague(deps, { actor, form }, requestOrigin(c));
      logRights(c.get('log'), { by: actor.userId, userId: id, was: null, now: form });
      return c.json({ errors: [], id });
    })
    .post('/changeEmailOrUserName/:token', byPath, async (c) => {
      const body = await readJsonForm(c, { schema: userBodySchema, check: checkUserFields });
      const userId = body.id ?? c.get('actor').userId;
      if (typeof userId !== 'string') throw new DomainError('invalid_input', { field: 'id' });
      const { user } = await findUser(deps.owner, userId, c.get('actor'));
      const wish = { userId, form: formOf(body, user.seesPrices) };
      const { before, after } = await editUser(deps, c.get('session'), wish, requestOrigin(c));
      logRights(c.get('log'), { by: c.get('actor').userId, userId: after.id, was: before, now: after });
      return c.json({ errors: [] });
    })
    .post('/changePassword', async (c) => {
      const { token, ...fields } = await readFields(c);
      const credentials = credentialsOf(c, deps, typeof token === 'string' ? token : c.req.query('token'));
      const session = await checkSession(deps.sessions, credentials, deps.now());
      const { oldPassword, newPassword } = parseForm(fields, {
        schema: changePasswordFormSchema,
        check: checkPasswordChange,
      });
      await changePassword(deps, session, { oldPassword, newPassword }, requestOrigin(c));
      return c.json({ errors: [] });
    });
};
