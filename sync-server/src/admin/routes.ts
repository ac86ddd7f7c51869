import { may } from '@knotenblech/shared/permissions/may.ts';
import { Hono } from 'hono';
import { limitDear } from '../http/dear-calls.ts';
import { refuse } from '../http/answer-error.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { listMails } from '../mail/mail-store.ts';
import { requireSession, type SessionDeps } from '../http/require-session.ts';

const newestMails = 200;

/** What only the operator's admin reads. */
export const adminRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>().use(requireSession(deps)).get('/mails', limitDear(deps, 'lists'), async (c) => {
    if (!may(c.get('session').actor, 'readMails')) return refuse(c, 'not_allowed');
    const mails = await listMails(deps.owner, newestMails);
    return c.json({ mails: mails.map(({ customerId: _customer, sentAt: _sent, ...mail }) => mail) });
  });
