import { weldCertCalls } from '@knotenblech/shared/api/projects/weld-cert-calls.ts';
import type { WeldCertFile } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { applyChanges } from '../../sync/push/apply-changes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { findProject, type NamedProject, uploadWeldCerts, type WeldCertDeps } from '../project-bundle.ts';

/** The files of a project's weld certificate, for clients of API 1.0. */
export const weldCertRoutes = (deps: WeldCertDeps & SessionDeps) => {
  const session = requireSession({ ...deps, takesTokenInQuery: true });
  const projectOf = (c: Context<ShopEnv>) => findProject(deps.owner, c.req.param('projectId') ?? '', c.get('actor'));
  return new Hono<ShopEnv>()
    .get('/getWeldCertFiles/:projectId', session, async (c) =>
      c.json({ fileList: await listFiles(deps, await projectOf(c)) }),
    )
    .delete('/deleteWeldCert/:projectId/:fileId', session, async (c) => {
      const { projectId, actor } = await projectOf(c);
      const { fileId } = weldCertCalls.remove.pathSchema.parse(c.req.param());
      const change = { name: 'removeWeldCertFile', args: { projectId, fileId } } as const;
      await applyChanges(deps, actor, [change], deps.now().toISOString());
      return c.json({ success: true });
    })
    .post('/uploadWeldCert/:projectId', session, async (c) => {
      const project = await projectOf(c);
      if (!may(project.actor, 'editProject')) throw new DomainError('not_allowed');
      const { file } = await c.req.parseBody({ all: true });
      const files = [file].flat().filter((each) => each instanceof File);
      await uploadWeldCerts(deps, project, files);
      return c.json({ success: true, fileList: await listFiles(deps, project) });
    });
};

const listFiles = ({ sql }: WeldCertDeps, { projectId, actor }: NamedProject) =>
  readInCustomer(sql, actor.customerId, async (tx) => {
    const rows = await readRecords(tx, actor.customerId, [
      { space: projectSpace(projectId), kind: 'weldCertFile', all: true },
    ]);
    return rows
      .map(({ data }) => data as WeldCertFile)
      .sort((a, b) => (`${a.addedAt} ${a.id}` < `${b.addedAt} ${b.id}` ? -1 : 1))
      .map(({ id, fileNameOriginal }) => ({ repoFileId: id, fileNameOriginal }));
  });
