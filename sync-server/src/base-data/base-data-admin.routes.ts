import { type BaseRowChange, baseDataCalls, type PreviewedProject } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import type { Sql } from '../database/database.ts';
import { refuse } from '../http/answers.ts';
import { limitDear } from '../http/dear-calls.ts';
import { readJson } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { listBaseVersions } from './base-data.store.ts';
import { putBaseVersion, putBaseVersions } from './put-base-version.ts';

const { listVersions, putVersion, putVersions, previewVersions } = baseDataCalls;

type Wish = {
  kind: BaseDataKind;
  rows: readonly BaseRowChange[];
  validFrom: Day;
  projectIds?: readonly string[] | undefined;
};

/** What rows that are not stored yet would change for projects. */
export type PreviewBaseData = (deps: { owner: Sql; now: () => Date }, wish: Wish) => Promise<PreviewedProject[]>;

type Deps = SessionDeps & { enqueue: Enqueue; previewBaseData: PreviewBaseData };

/** Versions of the base data: only the operator's admin reads and adds them. */
export const baseDataAdminRoutes = (deps: Deps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'editBaseData') ? next() : refuse(c, 'not_allowed')))
    .get('/:kind', async (c) => {
      const { kind } = listVersions.pathSchema.parse(c.req.param());
      const { key, limit } = listVersions.querySchema.parse(c.req.query());
      return c.json({ success: true, versions: await listBaseVersions(deps.owner, { kind, key: key ?? null, limit }) });
    })
    .post('/:kind', async (c) => {
      const { kind } = putVersion.pathSchema.parse(c.req.param());
      const given = await readJson(c, putVersion.request);
      const madeBy = c.get('actor').userId;
      const put = await putBaseVersion(deps, { kind, ...given, madeBy });
      c.get('log').info(
        { userId: madeBy, kind, key: put.key, validFrom: given.validFrom, old: put.before, new: given.data },
        'base data',
      );
      return c.json({ success: true, ...put });
    })
    .post('/:kind/rows', async (c) => {
      const { kind } = putVersions.pathSchema.parse(c.req.param());
      const given = await readJson(c, putVersions.request);
      const madeBy = c.get('actor').userId;
      const put = await putBaseVersions(deps, { kind, ...given, madeBy });
      const keys = put.map(({ key }) => key);
      c.get('log').info({ userId: madeBy, kind, keys, validFrom: given.validFrom }, 'base data');
      return c.json({ success: true, keys });
    })
    .post('/:kind/preview', limitDear(deps, 'lists'), async (c) => {
      const { kind } = previewVersions.pathSchema.parse(c.req.param());
      const wish = await readJson(c, previewVersions.request);
      return c.json({ success: true, projects: await deps.previewBaseData(deps, { kind, ...wish }) });
    });
