import { adminProjectCalls } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import { readInCustomer } from '../database/in-customer.ts';
import type { BlobStore } from '../files/blob.store.ts';
import { refuse } from '../http/answers.ts';
import { limitDear } from '../http/dear-calls.ts';
import { queryOf, readJson } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import type { ApplyDeps } from '../sync/push/apply-changes.ts';
import { changeProject, findProject, readProjectBundle } from './project-bundle.ts';
import { listCustomersProjects, readProjectFile } from './read-project-file.ts';

/** Projects of all customers, for those who run the shop. */
export const adminProjectRoutes = (deps: SessionDeps & ApplyDeps & { blobs: Pick<BlobStore, 'read'> }) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runProjects') ? next() : refuse(c, 'not_allowed')))
    .get('/', limitDear(deps, 'lists'), async (c) =>
      c.json(await listCustomersProjects(deps.owner, queryOf(c, adminProjectCalls.list.querySchema))),
    )
    .get('/:projectId', async (c) => {
      const { projectId, actor } = await findProject(deps.owner, c.req.param('projectId'), c.get('actor'));
      const { customerId } = actor;
      return c.json(
        await readInCustomer(deps.sql, customerId, (tx) => readProjectBundle(tx, { projectId, customerId })),
      );
    })
    .get('/:projectId/file', async (c) => {
      const { projectId } = adminProjectCalls.file.pathSchema.parse(c.req.param());
      const found = await findProject(deps.owner, projectId, c.get('actor'));
      const { customerId } = found.actor;
      const { bytes, name } = await readProjectFile(deps.sql, deps.blobs, { customerId, projectId });
      c.header('Content-Type', 'application/octet-stream');
      c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      c.header('Cache-Control', 'private, no-store');
      return c.body(bytes);
    })
    .post('/:projectId/changes', async (c) => {
      const { projectId } = adminProjectCalls.change.pathSchema.parse(c.req.param());
      const change = await readJson(c, adminProjectCalls.change.request);
      await changeProject(deps, c.get('actor'), { projectId, change });
      return c.json({ success: true });
    });
