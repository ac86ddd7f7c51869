import { auditCalls } from '@knotenblech/shared/api/audit-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { placeOfPage } from '@knotenblech/shared/values/page-of.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { countAudit, listAudit } from '../../database/audit.store.ts';
import { refuse } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';

/** What was done by operator and company admins: only those who run the shop read it, nobody changes it. */
export const auditRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'readAudit') ? next() : refuse(c, 'not_allowed')))
    .get('/', limitDear(deps, 'lists'), async (c) => {
      const { page, limit, language: _language, ...choice } = queryOf(c, auditCalls.list.querySchema);
      const total = await countAudit(deps.owner, choice);
      const { offset } = placeOfPage(total, limit, page);
      return c.json({ entries: [...(await listAudit(deps.owner, choice, { offset, limit }))], total });
    });
