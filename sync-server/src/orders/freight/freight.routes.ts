import { freightRequestCalls } from '@knotenblech/shared/api/orders/freight-request-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { refuse } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { answerFreightRequest, type FreightDeps } from './answer-freight-request.ts';
import { listFreightRequests } from './freight-request.store.ts';

/** Requests for freight are the operator's admin's to answer. */
export const freightRequestRoutes = (deps: SessionDeps & FreightDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runProjects') ? next() : refuse(c, 'not_allowed')))
    .get('/', limitDear(deps, 'lists'), async (c) => c.json({ requests: await listFreightRequests(deps.owner) }))
    .post('/:freightRequestId/answer', async (c) => {
      const { freightRequestId } = freightRequestCalls.answer.pathSchema.parse(c.req.param());
      const answer = await readJson(c, freightRequestCalls.answer.request);
      const made = await answerFreightRequest(deps, {
        ...answer,
        requestId: freightRequestId,
        adminId: c.get('actor').userId,
      });
      return c.json({ success: true, ...made });
    });
