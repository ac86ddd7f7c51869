import { mailsCall } from '@knotenblech/shared/api/operator-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { refuse } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { listMails } from '../../jobs/mail/mail.store.ts';
import { countWork, mostRegistrations } from './count-work.ts';
import { listRegistrations } from './work.store.ts';

const newestMails = 200;

/** What only the operator's admin reads: what waits for him, mails, registrations. */
export const workRoutes = (deps: SessionDeps) => {
  const session = requireSession(deps);
  const lists = limitDear(deps, 'lists');
  return new Hono<ShopEnv>()
    .get('/mails', session, lists, async (c) => {
      if (!may(c.get('session').actor, 'readMails')) return refuse(c, 'not_allowed');
      const { state } = queryOf(c, mailsCall.querySchema);
      const mails = await listMails(deps.owner, { state, limit: newestMails });
      return c.json({ mails: mails.map(({ customerId: _customer, sentAt: _sent, ...mail }) => mail) });
    })
    .get('/work', session, lists, async (c) => {
      if (!may(c.get('session').actor, 'runOrders')) return refuse(c, 'not_allowed');
      return c.json(await countWork(deps.owner, deps.now()));
    })
    .get('/registrations', session, lists, async (c) => {
      if (!may(c.get('session').actor, 'runCustomers')) return refuse(c, 'not_allowed');
      return c.json({ registrations: await listRegistrations(deps.owner, deps.now(), mostRegistrations) });
    });
};
