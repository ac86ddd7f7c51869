import { priceRequestCalls } from '@knotenblech/shared/api/price-request-calls.ts';
import { may } from '@knotenblech/shared/permissions/may.ts';
import { Hono } from 'hono';
import { limitDear } from '../http/dear-calls.ts';
import { refuse } from '../http/answer-error.ts';
import { readJson } from '../http/read-json.ts';
import { queryOf } from '../http/query-of.ts';
import { requireSession, type SessionDeps } from '../http/require-session.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { type AnswerDeps, answerPriceRequest } from './answer-price-request.ts';
import { describeRequested } from './describe-requested.ts';
import { listOpenRequests } from './price-request-store.ts';

/** Requests for prices are the operator's admin's to answer. */
export const priceRequestRoutes = (deps: SessionDeps & AnswerDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runProjects') ? next() : refuse(c, 'not_allowed')))
    .get('/', limitDear(deps, 'lists'), async (c) => c.json({ requests: await listOpenRequests(deps.owner) }))
    .get('/:projectId', async (c) => {
      const { projectId } = priceRequestCalls.detail.pathSchema.parse(c.req.param());
      const { customerId } = queryOf(c, priceRequestCalls.detail.querySchema);
      return c.json(await describeRequested(deps.owner, { customerId, projectId }));
    })
    .post('/:projectId/answer', async (c) => {
      const { projectId } = priceRequestCalls.answer.pathSchema.parse(c.req.param());
      const answer = await readJson(c, priceRequestCalls.answer.request);
      await answerPriceRequest(deps, { ...answer, projectId, adminId: c.get('actor').userId });
      return c.json({ success: true, netCents: answer.netCents });
    });
