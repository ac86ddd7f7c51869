import { customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Hono } from 'hono';
import { refuse, requestOrigin } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf, readJson, readJsonForm } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { requireSession } from '../auth/require-session.ts';
import type { AccountRouteDeps } from '../credentials.ts';
import { checkUserFields } from '../form-checks.ts';
import { logRights } from '../users/edit-user.ts';
import { editAddress } from './edit-address.ts';
import { addCustomerUser, blockCustomer, editCustomer, listCustomerPage, readCustomer } from './read-customer.ts';

/** Customers of the shop: only those who run it list, read, change and block them. */
export const customerRoutes = (deps: AccountRouteDeps) => {
  const { owner } = deps;
  return new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runCustomers') ? next() : refuse(c, 'not_allowed')))
    .get('/', limitDear(deps, 'lists'), async (c) =>
      c.json(await listCustomerPage(owner, queryOf(c, customerCalls.list.querySchema), deps.now())),
    )
    .get('/:customerId', async (c) => {
      const { customerId } = customerCalls.get.pathSchema.parse(c.req.param());
      return c.json(await readCustomer(owner, customerId, deps.now()));
    })
    .put('/:customerId', async (c) => {
      const { customerId } = customerCalls.edit.pathSchema.parse(c.req.param());
      const form = await readJson(c, customerCalls.edit.request);
      await editCustomer(owner, { customerId, actorId: c.get('actor').userId, now: deps.now() }, form);
      c.get('log').info({ userId: c.get('actor').userId, customerId, fields: Object.keys(form) }, 'customer');
      return c.json({ success: true });
    })
    .put('/:customerId/addresses/:addressId', async (c) => {
      const key = customerCalls.putAddress.pathSchema.parse(c.req.param());
      const address = await readJson(c, customerCalls.putAddress.request);
      await editAddress(owner, key, address);
      c.get('log').info({ userId: c.get('actor').userId, ...key }, 'address of a customer set');
      return c.json({ success: true });
    })
    .delete('/:customerId/addresses/:addressId', async (c) => {
      const key = customerCalls.removeAddress.pathSchema.parse(c.req.param());
      await editAddress(owner, key, null);
      c.get('log').info({ userId: c.get('actor').userId, ...key }, 'address of a customer removed');
      return c.json({ success: true });
    })
    .post('/:customerId/users', async (c) => {
      const { customerId } = userCalls.addToCustomer.pathSchema.parse(c.req.param());
      const form = await readJsonForm(c, { schema: userCalls.addToCustomer.request, check: checkUserFields });
      const userId = await addCustomerUser(deps, { actor: c.get('actor'), form, customerId }, requestOrigin(c));
      logRights(c.get('log'), { by: c.get('actor').userId, userId, was: null, now: form });
      return c.json({ errors: [], id: userId });
    })
    .post('/:customerId/block', async (c) => {
      const { customerId } = customerCalls.block.pathSchema.parse(c.req.param());
      const { isBlocked } = await readJson(c, customerCalls.block.request);
      await blockCustomer(owner, { customerId, isBlocked, actor: c.get('actor'), now: deps.now() });
      c.get('log').info({ userId: c.get('actor').userId, customerId, isBlocked }, 'customer blocked or let in');
      return c.json({ success: true });
    });
};
