import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestOrigin } from '../../http/answers.ts';
import { readJsonForm } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { requireSession } from '../auth/require-session.ts';
import type { AccountRouteDeps } from '../credentials.ts';
import { checkUserFields } from '../form-checks.ts';
import { addColleague, inviteAgain } from './add-colleague.ts';
import { editUser, logRights } from './edit-user.ts';
import { listInvited } from './user.store.ts';

/** Before anything is looked up. */
export const mayEditUsers = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'editUsers')) throw new DomainError('not_allowed');
  return next();
});

/** Users of a company, for the app. */
export const userRoutes = (deps: AccountRouteDeps) => {
  const session = requireSession(deps);
  return new Hono<ShopEnv>()
    .post('/', session, mayEditUsers, async (c) => {
      const form = await readJsonForm(c, { schema: userCalls.add.request, check: checkUserFields });
      const userId = await addColleague(deps, { actor: c.get('actor'), form }, requestOrigin(c));
      logRights(c.get('log'), { by: c.get('actor').userId, userId, was: null, now: form });
      return c.json({ errors: [], userId });
    })
    .get('/invited', session, mayEditUsers, async (c) =>
      c.json({ userIds: await listInvited(deps.owner, c.get('actor').customerId) }),
    )
    .put('/:userId', session, async (c) => {
      const { userId } = userCalls.edit.pathSchema.parse(c.req.param());
      const { password, was, ...form } = await readJsonForm(c, {
        schema: userCalls.edit.request,
        check: checkUserFields,
      });
      const wish = { userId, form, was, password };
      const { pendingEmail, before, after } = await editUser(deps, c.get('session'), wish, requestOrigin(c));
      logRights(c.get('log'), { by: c.get('actor').userId, userId, was: before, now: after });
      return c.json({ errors: [], pendingEmail });
    })
    .post('/:userId/invitation', session, mayEditUsers, async (c) => {
      const { userId } = userCalls.invite.pathSchema.parse(c.req.param());
      await inviteAgain(deps, c.get('actor'), userId, requestOrigin(c));
      return c.json({ errors: [] });
    });
};
