import { priceRequestCalls } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { refuse } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf, readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { type AnswerByProjectDeps, answerByProject } from './answer-by-project.ts';
import { answerPriceRequest, describeRequested } from './answer-price-request.ts';
import { listOpenRequests } from './price-request.store.ts';

/** Requests for prices are the operator's admin's to answer. */
export const priceRequestRoutes = (deps: SessionDeps & AnswerByProjectDeps) =>
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
    })
    .post('/:projectId/answerByProject', async (c) => {
      const { projectId } = priceRequestCalls.answerByProject.pathSchema.parse(c.req.param());
      const answer = await readJson(c, priceRequestCalls.answerByProject.request);
      const made = await answerByProject(deps, { ...answer, projectId, admin: c.get('actor') });
      return c.json({ success: true, projectId: made });
    });
