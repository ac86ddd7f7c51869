import { costViewCalls } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import {
  customMaterialBody,
  customPricesBody,
  customProcessingBody,
  listPartSpecificationsQuery,
  updatePartSpecificationBody,
} from '@knotenblech/shared/api/projects/project-cost-calls.ts';
import { customFactorsSchema, customProcessingCostsSchema } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { type PieceCustomCosts, piecePriceData } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { purchaseTariffOn } from '../../base-data/tariffs/purchase-tariff.ts';
import type { Transaction } from '../../database/database.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import type { ApplyDeps } from '../../sync/push/apply-changes.ts';
import type { PieceKind } from '../piece.store.ts';
import { priceOf } from '../project-answer.ts';
import { findNamedPiece, findProject, type NamedProject } from '../project-bundle.ts';
import { changeCosts, refuseWithoutEffect, type Setting, settingOfCosts, settingOfRequest } from './change-costs.ts';
import { costsBesideStandard, type Keep, type OwnCosts } from './costs-beside-standard.ts';
import {
  type CostChange,
  putFactors,
  putMaterialCosts,
  putOnRequest,
  putProcessingCosts,
} from './custom-cost.store.ts';
import { priceStandard } from './price-both-sides.ts';
import { type Repriced, setCustomCosts, setPartSpecification } from './set-custom-costs.ts';
import { findProfiles, showCosts, showPieceCosts } from './show-costs.ts';

export type CostDeps = SessionDeps & ApplyDeps;

/** Only the operator's admin, before anything is looked up. */
const mayRunProjects = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'runProjects')) throw new DomainError('not_allowed');
  return next();
});

type Change = {
  settings: readonly Setting[];
  costs?: readonly OwnCosts[];
  put: (tx: Transaction, change: CostChange, kept: Kept) => Promise<void>;
};

type Kept = { costs: readonly OwnCosts[]; keep: Keep };

const setCosts = (
  deps: CostDeps,
  { projectId, actor }: NamedProject,
  subjectId: string,
  { settings, costs = [], put }: Change,
) => {
  const of = { customerId: actor.customerId, projectId };
  const now = deps.now();
  return setCustomCosts(deps.owner, { ...of, now, userId: actor.userId }, async (tx, project) => {
    refuseWithoutEffect(project, settings);
    const purchaseTariff = await purchaseTariffOn(tx, shopDay(now));
    const keep = costsBesideStandard(project, priceStandard(project, purchaseTariff), purchaseTariff);
    const kept = costs.map((each) => keep.costs(subjectId, each));
    return put(tx, { ...of, userId: actor.userId, subjectId }, { costs: kept, keep });
  });
};

/** The piece of the path; a body that names another one is refused. */
const pieceOf = async (deps: CostDeps, c: Context<ShopEnv>, kind: PieceKind, bodyId?: string) => {
  const piece = await findNamedPiece(deps.owner, c.req.param(`${kind}Id`) ?? '', kind, c.get('actor'));
  if (bodyId !== undefined && bodyId !== piece.id) throw new DomainError('invalid_input', { field: `${kind}Id` });
  return piece;
};

/** The project that a body names beside the piece has to be that of the piece. */
const checkNamedProject = async (deps: CostDeps, { projectId, actor }: NamedProject, given?: string | number) => {
  if (given === undefined) return;
  const named = await findProject(deps.owner, String(given), actor);
  if (named.projectId !== projectId) throw new DomainError('invalid_input', { field: 'projectId' });
};

const saved = (after: Parameters<typeof priceOf>[0]) => ({ success: true, price: priceOf(after) });

const setProcess = async (deps: CostDeps, c: Context<ShopEnv>, kind: PieceKind) => {
  const costs = await readJson(c, customProcessingBody);
  const piece = await pieceOf(deps, c, kind);
  const after = await setCosts(deps, piece, piece.id, {
    settings: settingOfCosts(piece.id, costs),
    costs: [costs],
    put: putCosts,
  });
  return c.json({
    ...saved(after),
    priceData: pricedPiece(after, kind, piece),
    priceEk: after.purchase.actual.netCents / 100,
  });
};

const setOnRequest = async (deps: CostDeps, c: Context<ShopEnv>, kind: PieceKind) => {
  const onRequest = await readJson(c, z.boolean());
  const piece = await pieceOf(deps, c, kind);
  const after = await setCosts(deps, piece, piece.id, {
    settings: settingOfRequest(piece.id, onRequest),
    put: (tx, change) => putOnRequest(tx, change, onRequest),
  });
  return c.json(saved(after));
};

const putCosts = async (tx: Transaction, change: CostChange, { costs: kept }: Pick<Kept, 'costs'>) => {
  for (const costs of kept) {
    if ('processingType' in costs) await putProcessingCosts(tx, change, costs);
    else await putMaterialCosts(tx, change, costs);
  }
};

/** All costs of a part at once: what is not named is no longer set. */
const putAll = async (tx: Transaction, change: CostChange, kept: Pick<Kept, 'costs'>) => {
  const named = new Set(kept.costs.map((costs) => ('processingType' in costs ? costs.processingType : 'MATERIAL')));
  if (!named.has('MATERIAL')) await putMaterialCosts(tx, change, null);
  for (const processingType of customProcessingCostsSchema.shape.processingType.options) {
    const none = customProcessingCostsSchema.parse({ processingType, empty: true });
    if (!named.has(processingType)) await putProcessingCosts(tx, change, none);
  }
  await putCosts(tx, change, kept);
};

/** Costs and prices that the operator sets by hand, in any customer's project. */
export const customCostRoutes = (deps: CostDeps) =>
  new Hono<ShopEnv>()
    .post('/customFactors/:projectId', ...guards(deps), async (c) => {
      const factors = await readJson(c, customFactorsSchema);
      const named = await findProject(deps.owner, c.req.param('projectId'), c.get('actor'));
      const after = await setCosts(deps, named, named.projectId, {
        settings: [],
        put: (tx, change, { keep }) => putFactors(tx, change, keep.factors(factors)),
      });
      const hasWeight = (factors.customWeight ?? 0) > 0;
      return c.json({ ...saved(after), ...(hasWeight && { weight: after.shipment.netWeightG / 1000 }) });
    })
    .post('/part/onRequest/:partId', ...guards(deps), (c) => setOnRequest(deps, c, 'part'))
    .post('/assembly/onRequest/:assemblyId', ...guards(deps), (c) => setOnRequest(deps, c, 'assembly'))
    .post('/part/customPriceSet/:partId', ...guards(deps), (c) => setProcess(deps, c, 'part'))
    .post('/assembly/customPriceSet/:assemblyId', ...guards(deps), (c) => setProcess(deps, c, 'assembly'))
    .post('/part/customMaterialPrices/:partId', ...guards(deps), async (c) => {
      const costs = await readJson(c, customMaterialBody);
      const piece = await pieceOf(deps, c, 'part');
      const after = await setCosts(deps, piece, piece.id, {
        settings: settingOfCosts(piece.id, costs),
        costs: [costs],
        put: putCosts,
      });
      return c.json(saved(after));
    })
    .post('/part/customPrices/:partId', ...guards(deps), async (c) => {
      const body = await readJson(c, customPricesBody);
      const piece = await pieceOf(deps, c, 'part', body.partId);
      await checkNamedProject(deps, piece, body.projectId);
      const costs = [body.materialCosts ?? [], body.processingCosts].flat();
      const after = await setCosts(deps, piece, piece.id, {
        settings: [
          ...costs.flatMap((each) => settingOfCosts(piece.id, each)),
          ...settingOfRequest(piece.id, body.onRequest),
        ],
        costs,
        put: async (tx, change, kept) => {
          await putAll(tx, change, kept);
          if (body.onRequest !== undefined) await putOnRequest(tx, change, body.onRequest);
        },
      });
      return c.json(saved(after));
    });

const guards = (deps: CostDeps) => [requireSession({ ...deps, takesTokenInQuery: true }), mayRunProjects] as const;

/** Profiles of the catalogue for the operator's cost view. */
export const partSpecificationRoutes = (deps: CostDeps) =>
  new Hono<ShopEnv>()
    .get('/listPartSpecifications', ...guards(deps), async (c) => {
      const { token: _token, ...query } = c.req.query();
      const { searchString } = listPartSpecificationsQuery.parse(query);
      return c.json({ success: true, profiles: await findProfiles(deps.sql, searchString) });
    })
    .post('/updatePartSpecification/:partId', ...guards(deps), async (c) => {
      const body = await readJson(c, updatePartSpecificationBody);
      const piece = await pieceOf(deps, c, 'part', body.partId);
      return c.json(saved(await setPartSpecification(deps, piece, body.partSpecId)));
    });

/** Costs of a customer's project as the operator's screens work with them. */
export const costViewRoutes = (deps: CostDeps) => {
  const find = async (c: Context<ShopEnv>) => {
    const { projectId, actor } = await findProject(deps.owner, c.req.param('projectId') ?? '', c.get('actor'));
    return { projectId, customerId: actor.customerId, userId: actor.userId, now: deps.now() };
  };
  return new Hono<ShopEnv>()
    .use('/:projectId/costs/*', requireSession(deps), mayRunProjects)
    .get('/:projectId/costs', async (c) => c.json(await showCosts(deps.owner, await find(c))))
    .get('/:projectId/costs/:pieceId', async (c) => {
      const { pieceId } = costViewCalls.piece.pathSchema.parse(c.req.param());
      return c.json(await showPieceCosts(deps.owner, await find(c), pieceId));
    })
    .post('/:projectId/costs', async (c) => {
      const wish = await readJson(c, costViewCalls.change.request);
      return c.json(await changeCosts(deps.owner, await find(c), wish));
    });
};

/** Costs of a part or an assembly after they were set, purchase side; null when it is on request or has none of its own. */
const pricedPiece = (after: Repriced, kind: PieceKind, { id, index }: { id: string; index: number }) => {
  const { actual, standard, rates } = after.purchase;
  const of = kind === 'part' ? 'parts' : 'assemblyPrices';
  const priced = actual[of].get(index);
  const custom: PieceCustomCosts = after.pieces.get(id) ?? { material: null, processes: new Map() };
  if (!priced) return null;
  const sides = { standard: standard[of].get(index) ?? priced, actual: priced };
  return piecePriceData(sides, { name: 'purchase', rates }, custom);
};
