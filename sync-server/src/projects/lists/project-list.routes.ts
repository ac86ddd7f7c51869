import { projectListCalls, uploadFormSchema } from '@knotenblech/shared/api/projects/project-list-calls.ts';
import { type Capability, may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { createProjectFromFile, type UploadDeps } from '../../files/files.routes.ts';
import { readSentFile } from '../../files/receive-chunk.ts';
import { languageOf } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf, readFields, readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { applyChanges, type NamedChange } from '../../sync/push/apply-changes.ts';
import { findProject, type NamedProject } from '../project-bundle.ts';
import { listOwnProjects, projectOutline, readListedProject } from './project-outline.ts';

type Deps = SessionDeps & UploadDeps;

/** Before anything is looked up. */
const needs = (capability: Capability) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    if (!may(c.get('actor'), capability)) throw new DomainError('not_allowed');
    return next();
  });

/** Projects of API 1.0 as a whole: upload, list, state, and what moves them. */
export const projectListRoutes = (deps: Deps) => {
  const session = requireSession({ ...deps, takesTokenInQuery: true });
  const named = (c: Context<ShopEnv>) => findProject(deps.owner, c.req.param('projectId') ?? '', c.get('actor'));
  const run = async (c: Context<ShopEnv>, { actor }: NamedProject, change: NamedChange) => {
    await applyChanges(deps, actor, [change], deps.now().toISOString());
    return c.json({ errors: [] });
  };
  return new Hono<ShopEnv>()
    .post('/upload', session, needs('createProject'), async (c) => {
      const { file, ...fields } = await readFields(c);
      const { projectName } = uploadFormSchema.parse(fields);
      const actor = c.get('actor');
      const projectId = await createProjectFromFile(deps, actor, await readSentFile(file, projectName));
      const { project } = await readListedProject(deps.sql, { projectId, actor });
      return c.json({ errors: [], projectId, id: project.number });
    })
    .get('/list', session, limitDear(deps, 'lists'), async (c) => {
      const { language, searchString, page, pageSize, sort, trash } = queryOf(c, projectListCalls.list.querySchema);
      const actor = c.get('actor');
      const listing = { q: searchString, sort, isTrash: trash };
      const place = { offset: (page - 1) * pageSize, limit: pageSize };
      const { projects: found, total } = await listOwnProjects(deps.sql, actor, { listing, ...place });
      const viewer = { seesPrices: actor.seesPrices, language };
      const projects = found.map((each) => projectOutline(each, viewer));
      return c.json({ errors: [], projects, total });
    })
    .get('/state/:projectId', session, async (c) => {
      const { seesPrices } = c.get('actor');
      const listed = await readListedProject(deps.sql, await named(c));
      return c.json({ errors: [], ...projectOutline(listed, { seesPrices, language: languageOf(c) }) });
    })
    .post('/requestPrice/:projectId', session, needs('order'), async (c) => {
      const { comment, wishDay } = await readJson(c, projectListCalls.requestPrice.request);
      const project = await named(c);
      const args = { projectId: project.projectId, comment, wishDay, language: languageOf(c) };
      return run(c, project, { name: 'requestPrice', args });
    })
    .post('/trash/:projectId', session, needs('editProject'), async (c) => {
      const { inTrash } = await readJson(c, projectListCalls.trash.request);
      const project = await named(c);
      return run(c, project, { name: 'trashProject', args: { projectId: project.projectId, trashed: inTrash } });
    })
    .post('/copy/:projectId', session, needs('createProject'), async (c) => {
      const { projectName: name } = await readJson(c, projectListCalls.copy.request);
      const { projectId, actor } = await named(c);
      const args = { projectId, newProjectId: newId<ProjectId>(), name };
      await applyChanges(deps, actor, [{ name: 'copyProject', args }], deps.now().toISOString());
      return c.json({ errors: [], projectId: args.newProjectId });
    });
};
