import {
  assemblyBodySchema,
  type ProjectAnswer,
  partBodySchema,
  projectBodySchema,
} from '@knotenblech/shared/api/projects/project-answer.ts';
import {
  type EditAnswer,
  projectDetailsQuery,
  setMaterialCertificateBody,
} from '@knotenblech/shared/api/projects/project-calls.ts';
import { useOf } from '@knotenblech/shared/parts/findings/part-findings.ts';
import { whyNot } from '@knotenblech/shared/prices/check/why-not.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import { loadCatalogue } from '../base-data/load-catalogue.ts';
import { shopDay } from '../base-data/put-base-version.ts';
import { purchaseTariffOn } from '../base-data/tariffs/purchase-tariff.ts';
import type { Sql } from '../database/database.ts';
import { nobody, readInCustomer, withCustomer } from '../database/in-customer.ts';
import { limitDear } from '../http/dear-calls.ts';
import { queryOf, readJson } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { type ApplyDeps, applyChanges, type NamedChange } from '../sync/push/apply-changes.ts';
import { assistantChanges } from './assistant-changes.ts';
import { readCustomCosts } from './custom-costs/custom-cost.store.ts';
import { priceBothSides } from './custom-costs/price-both-sides.ts';
import { assemblyChanges, partChanges, textChanges } from './edit-changes.ts';
import { type AskedLadder, askedLadder } from './ladder-answer.ts';
import { type OpenProject, readProject } from './open-project.ts';
import { priceOf, projectAnswer } from './project-answer.ts';
import { findNamedPiece, findProject, type NamedProject } from './project-bundle.ts';

type ProjectDeps = SessionDeps & ApplyDeps;

/** Before anything is looked up. */
const mayEdit = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'editProject')) throw new DomainError('not_allowed');
  return next();
});

/** Projects of API 1.0: whole, and their edits, which are the app's own changes. */
export const projectRoutes = (deps: ProjectDeps) => {
  const session = requireSession({ ...deps, takesTokenInQuery: true });
  const ownSession = requireSession(deps);
  const limited = limitDear(deps, 'lists');
  const open = (named: NamedProject) => openNamed(deps.sql, named);
  const edit = (named: NamedProject, changes: NamedChange[]) => runEdit(deps, named, changes);
  return new Hono<ShopEnv>()
    .get('/details/:projectId', session, limited, async (c) => {
      const asked = askedLadder(queryOf(c, projectDetailsQuery));
      return c.json(await describe(deps, c.req.param('projectId'), c.get('actor'), asked));
    })
    .get('/whyNot/:projectId', ownSession, limited, async (c) => {
      const { parts, tariff, project, grades } = await open(
        await findProject(deps.owner, c.req.param('projectId'), c.get('actor')),
      );
      const around = { limits: tariff, ventHoles: tariff.ventHoles ?? [], use: useOf(project), grades };
      return c.json({ parts: whyNot(parts, around) });
    })
    .get('/assistentData/:projectId', session, limited, async (c) =>
      c.json(await describe(deps, c.req.param('projectId'), c.get('actor'))),
    )
    .put('/saveAssistentData/:projectId', session, mayEdit, async (c) => {
      const body = await readJson(c, projectBodySchema);
      const named = await findProject(deps.owner, c.req.param('projectId'), c.get('actor'));
      return c.json(await edit(named, assistantChanges(await open(named), body, await profilesOf(deps.sql))));
    })
    .put('/project/:projectId', session, mayEdit, async (c) => {
      const body = await readJson(c, projectBodySchema);
      const named = await findProject(deps.owner, c.req.param('projectId'), c.get('actor'));
      return c.json(await edit(named, textChanges((await open(named)).project, body)));
    })
    .put('/part/:partId', session, mayEdit, async (c) => {
      const body = await readJson(c, partBodySchema);
      const { index, ...named } = await findNamedPiece(deps.owner, c.req.param('partId'), 'part', c.get('actor'));
      if (body.partId !== undefined && body.partId !== named.id) throw otherId('partId');
      const opened = await open(named);
      const known = { profiles: await profilesOf(deps.sql), grades: opened.grades };
      return c.json(await edit(named, partChanges(opened.project, placed(opened, index), body, known)));
    })
    .put('/assembly/:assemblyId', session, mayEdit, async (c) => {
      const body = await readJson(c, assemblyBodySchema);
      const id = c.req.param('assemblyId');
      const { index, ...named } = await findNamedPiece(deps.owner, id, 'assembly', c.get('actor'));
      if (body.assemblyId !== undefined && body.assemblyId !== named.id) throw otherId('assemblyId');
      const { project, assemblies } = await open(named);
      const assembly = assemblies.find((each) => each.index === index);
      if (!assembly) throw new DomainError('not_found', { record: 'assembly' });
      return c.json(await edit(named, assemblyChanges(project, assembly, body)));
    })
    .post('/setMaterialCertificate/:partId', session, mayEdit, async (c) => {
      const body = await readJson(c, setMaterialCertificateBody);
      const { index, ...named } = await findNamedPiece(deps.owner, c.req.param('partId'), 'part', c.get('actor'));
      if (body.partId !== undefined && body.partId !== named.id) throw otherId('partId');
      const specs = [{ partIndex: index, materialCertificate: body.materialCertificateSet }];
      return c.json(await edit(named, [{ name: 'setPartSpecs', args: { projectId: named.projectId, specs } }]));
    });
};

const otherId = (field: string) => new DomainError('invalid_input', { field });

const openNamed = (sql: Sql, { projectId, actor }: NamedProject) =>
  readInCustomer(sql, actor.customerId, (tx) => readProject(tx, { projectId, customerId: actor.customerId }));

const profilesOf = async (sql: Sql) => {
  const { profiles } = await readInCustomer(sql, nobody, loadCatalogue);
  return new Map(profiles.map((profile) => [profile.id, profile]));
};

const placed = ({ parts, assemblies }: OpenProject, index: number) => {
  const part = parts.find((each) => each.index === index);
  if (!part) throw new DomainError('not_found', { record: 'part' });
  const assembly = assemblies.find((each) => each.index === part.assemblyIndex);
  return { part, assemblyPieces: assembly?.totalQuantity ?? 1 };
};

const runEdit = async (deps: ProjectDeps, named: NamedProject, changes: NamedChange[]): Promise<EditAnswer> => {
  if (changes.length === 0 && !may(named.actor, 'editProject')) throw new DomainError('not_allowed');
  await applyChanges(deps, named.actor, changes, deps.now().toISOString());
  const answer = { success: true as const, errors: [] };
  return named.actor.seesPrices ? { ...answer, price: priceOf(await openNamed(deps.sql, named)) } : answer;
};

/** A project as the actor may see it; its purchase side is read for global admins only. */
const describe = async (
  deps: ProjectDeps,
  name: string,
  actor: Actor,
  ladder: AskedLadder | null = null,
): Promise<ProjectAnswer> => {
  const named = await findProject(deps.owner, name, actor);
  const of = { projectId: named.projectId, customerId: named.actor.customerId };
  const profiles = await profilesOf(deps.sql);
  if (!may(actor, 'runProjects')) {
    return projectAnswer(
      await openNamed(deps.sql, named),
      { seesPrices: actor.seesPrices, costs: null, ladder },
      profiles,
    );
  }
  return withCustomer(deps.owner, of.customerId, async (tx) => {
    const open = await readProject(tx, of);
    const custom = await readCustomCosts(tx, of);
    const purchaseTariff = await purchaseTariffOn(tx, shopDay(deps.now()));
    const costs = { ...priceBothSides(open, custom, purchaseTariff), pieces: custom.pieces };
    return projectAnswer(open, { seesPrices: true, costs, ladder }, profiles);
  });
};
