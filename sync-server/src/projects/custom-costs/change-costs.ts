import type { ChangedCosts, CostChange, CostTotals } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import {
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  overridesMaterial,
  overridesProcess,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { closedBy } from '@knotenblech/shared/projects/project-state.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { purchaseTariffOn } from '../../base-data/tariffs/purchase-tariff.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { type OpenProject, readProject } from '../open-project.ts';
import { type SingleChange, singleCostChanges, undoCostChanges, withCostChanges } from './cost-changes.ts';
import { costsBesideStandard } from './costs-beside-standard.ts';
import {
  type CostsOf,
  putFactors,
  putMaterialCosts,
  putOnRequest,
  putProcessingCosts,
  readCustomCosts,
} from './custom-cost.store.ts';
import { type BothSides, priceBothSides } from './price-both-sides.ts';
import { setCustomCosts } from './set-custom-costs.ts';

type Of = CostsOf & { userId: UserId; now: Date };

/** Sets costs of several pieces in one transaction, or of none (`isTrial`); tells price and costs before and after. */
export const changeCosts = (
  owner: Sql,
  of: Of,
  { changes, isTrial }: { changes: readonly CostChange[]; isTrial: boolean },
): Promise<ChangedCosts> => (isTrial ? tryCosts(owner, of, changes) : saveCosts(owner, of, changes));

/** What a project comes to on both sides, while its price is as its records say. */
export const totalsOf = ({ effective }: Pick<OpenProject, 'effective'>, { purchase }: BothSides): CostTotals => ({
  netCents: effective.netCents,
  onRequest: effective.onRequest,
  purchaseCents: purchase.actual.netCents,
});

const saveCosts = async (owner: Sql, of: Of, changes: readonly CostChange[]): Promise<ChangedCosts> => {
  const known: Omit<ChangedCosts, 'after'>[] = [];
  const after = await setCustomCosts(owner, of, async (tx, project) => {
    refuseStrangers(project, changes);
    refuseWithoutEffect(project, settingsOf(changes));
    const custom = await readCustomCosts(tx, of);
    const purchaseTariff = await purchaseTariffOn(tx, shopDay(of.now));
    const sides = priceBothSides(project, custom, purchaseTariff);
    const keep = costsBesideStandard(project, sides.purchase.standard, purchaseTariff);
    known.push({ before: totalsOf(project, sides), undo: undoCostChanges(custom, changes, keep) });
    for (const change of singleCostChanges(custom, changes, keep)) await put(tx, of, change);
  });
  const [first] = known;
  if (!first) throw new Error('costs were changed without having been read');
  return { ...first, after: totalsOf(after, after) };
};

const tryCosts = (owner: Sql, of: Of, changes: readonly CostChange[]): Promise<ChangedCosts> =>
  readInCustomer(owner, of.customerId, async (tx) => {
    const project = await readProject(tx, of);
    const closed = closedBy(project.project);
    if (closed !== null) throw new DomainError(closed, { project: project.project.name });
    refuseStrangers(project, changes);
    refuseWithoutEffect(project, settingsOf(changes));
    const custom = await readCustomCosts(tx, of);
    const purchaseTariff = await purchaseTariffOn(tx, shopDay(of.now));
    const sidesWith = (costs: typeof custom) => priceBothSides(project, costs, purchaseTariff);
    const before = sidesWith(custom);
    const keep = costsBesideStandard(project, before.purchase.standard, purchaseTariff);
    const after = sidesWith(withCostChanges(custom, changes, keep));
    const { netCents, onRequest } = priceProject({ ...project, overrides: after.salesOverrides });
    const effective =
      project.effective.manualPrice === 'none' ? { ...project.effective, netCents, onRequest } : project.effective;
    return {
      before: totalsOf(project, before),
      after: totalsOf({ effective }, after),
      undo: undoCostChanges(custom, changes, keep),
    };
  });

/** Every piece that is named has to be of the project; only parts have material. */
const refuseStrangers = ({ parts, assemblies }: OpenProject, changes: readonly CostChange[]) => {
  const partIds = new Set<string>(parts.map(({ id }) => id));
  const assemblyIds = new Set<string>(assemblies.map(({ id }) => id));
  for (const change of changes) {
    if (change.kind === 'factors') continue;
    for (const id of change.pieceIds) {
      if (partIds.has(id)) continue;
      if (!assemblyIds.has(id)) throw new DomainError('not_found', { record: 'part' });
      if (change.kind === 'material') throw new DomainError('invalid_input', { field: 'pieceIds' });
    }
  }
};

const put = async (tx: Transaction, { customerId, projectId, userId }: Of, change: SingleChange) => {
  const of = (subjectId: string) => ({ customerId, projectId, userId, subjectId });
  if (change.kind === 'factors') return putFactors(tx, of(projectId), change.factors);
  for (const id of change.pieceIds) {
    if (change.kind === 'process') await putProcessingCosts(tx, of(id), change.costs);
    else if (change.kind === 'material') await putMaterialCosts(tx, of(id), change.costs);
    else await putOnRequest(tx, of(id), change.onRequest);
  }
  return undefined;
};

/** What is to be set by hand of a piece. */
export type Setting = { pieceId: string; kind: 'costs' | 'onRequest' };

/** Of a process or the material of a piece; none where the costs override nothing. */
export const settingOfCosts = (pieceId: string, costs: CustomProcessingCosts | CustomMaterialCosts): Setting[] => {
  const isSet = 'processingType' in costs ? overridesProcess(costs) : overridesMaterial(costs);
  return isSet && !costs.empty ? [{ pieceId, kind: 'costs' }] : [];
};

export const settingOfRequest = (pieceId: string, onRequest: boolean | undefined): Setting[] =>
  onRequest ? [{ pieceId, kind: 'onRequest' }] : [];

/** The same of changes to several pieces. */
const settingsOf = (changes: readonly CostChange[]): Setting[] =>
  changes.flatMap((change) => {
    if (change.kind === 'factors' || change.kind === 'clear') return [];
    return change.pieceIds.flatMap((id) =>
      change.kind === 'onRequest' ? settingOfRequest(id, change.onRequest) : settingOfCosts(id, change.costs),
    );
  });

/** Refuses what no price would ever follow, with the reason; what is taken back is never refused. */
export const refuseWithoutEffect = ({ parts, assemblies }: OpenProject, settings: readonly Setting[]) => {
  const partOf = new Map<string, OpenProject['parts'][number]>(parts.map((part) => [part.id, part]));
  const assemblyOf = new Map<string, OpenProject['assemblies'][number]>(assemblies.map((each) => [each.id, each]));
  for (const { pieceId, kind } of settings) {
    const [part, assembly] = [partOf.get(pieceId), assemblyOf.get(pieceId)];
    if (part && !part.isTaken) throw new DomainError('part_left_out', { piece: part.name });
    if (assembly && !assembly.isAssembled) throw new DomainError('assembly_single_parts', { piece: assembly.name });
    if (assembly && kind === 'costs' && !assembly.isWelded)
      throw new DomainError('assembly_not_welded', { piece: assembly.name });
  }
};
