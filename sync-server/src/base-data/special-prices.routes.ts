import { baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import type { Sql } from '../database/database.ts';
import { refuse } from '../http/answers.ts';
import { readJson } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { putSpecialPrice } from './put-base-version.ts';
import { listSpecialPrices } from './special-price.store.ts';
import { listCustomers } from './tariffs/customer.store.ts';

const { listSpecialPrices: listCall, putSpecialPrice: putCall } = baseDataCalls;

const customerIdOf = async (owner: Sql, number: number) => {
  const customer = (await listCustomers(owner)).find((each) => each.number === number);
  if (!customer) throw new DomainError('not_found', { record: 'customer' });
  return customer.id;
};

/** Prices of single customers: only the operator's admin reads and adds them. */
export const specialPriceRoutes = (deps: SessionDeps & { enqueue: Enqueue }) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'editBaseData') ? next() : refuse(c, 'not_allowed')))
    .get('/:customerNumber', async (c) => {
      const { customerNumber } = listCall.pathSchema.parse(c.req.param());
      const versions = await listSpecialPrices(deps.owner, await customerIdOf(deps.owner, customerNumber));
      return c.json({ success: true, versions });
    })
    .post('/:customerNumber', async (c) => {
      const { customerNumber } = putCall.pathSchema.parse(c.req.param());
      const given = await readJson(c, putCall.request);
      const customerId = await customerIdOf(deps.owner, customerNumber);
      const madeBy = c.get('actor').userId;
      await putSpecialPrice(deps, { ...given, customerId, madeBy });
      c.get('log').info({ userId: madeBy, customerId, ...given }, 'special price');
      return c.json({ success: true });
    });
