import { personalDataCalls } from '@knotenblech/shared/api/calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import type { Sql } from '../../database/database.ts';
import { refuse } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf, readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { requireSession, type SessionDeps } from '../auth/require-session.ts';
import { eraseCustomer, eraseUser, exportPersonalData } from './erase-personal-data.ts';
import { findCompany } from './personal-data.store.ts';

/** A customer, and the one of his users who is meant; null: all of him. */
const findSubject = async (owner: Sql, customerId: CustomerId, userId: UserId | null | undefined) => {
  const company = await findCompany(owner, customerId);
  if (!company) throw new DomainError('not_found', { record: 'customer' });
  const user = userId ? company.users.find(({ id }) => id === userId) : null;
  if (user === undefined) throw new DomainError('not_found', { record: 'user' });
  return { company, user };
};

/** What the shop holds of people: only those who run it give it out and erase it. */
export const personalDataRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runCustomers') ? next() : refuse(c, 'not_allowed')))
    .get('/:customerId/personal-data', limitDear(deps, 'lists'), async (c) => {
      const { customerId } = personalDataCalls.export.pathSchema.parse(c.req.param());
      const { userId } = queryOf(c, personalDataCalls.export.querySchema);
      const { company, user } = await findSubject(deps.owner, customerId, userId);
      const wish = {
        customerId,
        users: user ? [user] : company.users,
        subject: user?.id ?? customerId,
        isWhole: user === null,
        actorId: c.get('actor').userId,
        now: deps.now(),
      };
      return c.json(await exportPersonalData(deps.owner, wish));
    })
    .post('/:customerId/erase', async (c) => {
      const { customerId } = personalDataCalls.erase.pathSchema.parse(c.req.param());
      const { userId, confirm } = await readJson(c, personalDataCalls.erase.request);
      const { company, user } = await findSubject(deps.owner, customerId, userId);
      if (confirm !== (user?.userName ?? String(company.customer.number)))
        throw new DomainError('invalid_input', { field: 'confirm' });
      const by = { actorId: c.get('actor').userId, now: deps.now() };
      const kept = user
        ? await eraseUser(deps.owner, { customerId, user }, by)
        : await eraseCustomer(deps.owner, company, by);
      c.get('log').info({ userId: by.actorId, customerId, erased: user?.id ?? customerId }, 'personal data erased');
      return c.json(kept);
    });
