import { type MissingPrices, missingPrices, openDecisions } from '@knotenblech/shared/prices/check/open-decisions.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { joinStoredProject, priceStoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import { summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { NamedChange } from '@knotenblech/shared/sync/change-to.ts';
import { findPresent } from '@knotenblech/shared/sync/changes.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { databaseOf, type UserData } from '../../../database/user-data.ts';
import { loadFacts, readWholeFacts } from '../../engine/project-facts.ts';
import { readRows } from '../../engine/run-change.ts';
import type { Shop } from '../shop.ts';
import { useLive } from '../use-live.ts';
import { useShop } from '../use-shop.tsx';

/** 'onRequest': it has no price by itself. */
type Price = { netCents: Cents; onRequest: boolean };
export type PriceWith = { project: Price; position: Price | null } | null;

/** What of a project the changes are about, to be priced beside it. */
export type Position = { kind: 'part' | 'assembly'; index: number } | null;

type Reader = Pick<Shop, 'facts' | 'actor'> & UserData;

/** A project with everything that its parts and its price rest on; null where it is not here. */
const loadStored = async (shop: Reader, projectId: ProjectId) => {
  const { facts, actor } = shop;
  const database = databaseOf(shop);
  const cache = createRowCache();
  const header = { space: customerSpace(actor.customerId), kind: 'project', id: projectId } as const;
  await readRows(database, cache, [header]);
  const project = cache.overlay().rows.get(header.space, 'project', projectId);
  if (!project) return null;
  loadFacts(cache, projectId, await readWholeFacts(database, facts, project));
  await readRows(database, cache, summaryReads({ projectId, ...actor, withPrice: actor.seesPrices }));
  return cache;
};

/** What of a project waits for its user: parts that ask for a decision, and what has no price yet. */
export type OpenPoints = { decisions: readonly number[]; missing: MissingPrices | null };

/** Nothing where the project is not here; without what has no price where that may not be seen or was agreed otherwise. */
export const readOpenPoints = async (shop: Reader, projectId: ProjectId): Promise<OpenPoints> => {
  const { customerId, seesPrices } = shop.actor;
  const rows = (await loadStored(shop, projectId))?.overlay().rows;
  const project = rows?.get(customerSpace(customerId), 'project', projectId);
  const stored = rows && project && joinStoredProject(rows, project);
  if (!rows || !stored) return { decisions: [], missing: null };
  const tariff = seesPrices ? currentTariff(rows.all(customerPriceSpace(customerId), 'tariff')) : null;
  const priced = tariff && priceStoredProject(rows, customerId, { ...stored, tariff });
  return {
    decisions: openDecisions(stored, tariff),
    missing: priced?.effective.onRequest ? missingPrices({ ...stored, ...priced }) : null,
  };
};

/** The same, kept up to date; undefined while it is read. */
export const useOpenPoints = (projectId: ProjectId): OpenPoints | undefined => {
  const shop = useShop();
  return useLive(`${databaseOf(shop).name} open points of ${projectId}`, () => readOpenPoints(shop, projectId));
};

/**
 * What a project would cost with each of the changes made to it, none of which is made; null in place of one: as it is.
 * Without a price where none may be seen, the project is not here, or the change would be refused.
 */
export const pricesWith = async (
  shop: Reader,
  projectId: ProjectId,
  { changes, position }: { changes: readonly (NamedChange | null)[]; position: Position },
): Promise<PriceWith[]> => {
  const { actor } = shop;
  const cache = actor.seesPrices ? await loadStored(shop, projectId) : null;
  if (!cache) return changes.map(() => null);
  const reads = changes.flatMap((each) => (each ? (findPresent(each)?.change.reads(each.args, actor) ?? []) : []));
  await readRows(databaseOf(shop), cache, reads);
  const at = new Date().toISOString();
  return changes.map((each) => {
    const { rows } = cache.overlay();
    try {
      if (each) findPresent(each)?.change.run(rows, each.args, { actor, at });
    } catch {
      return null;
    }
    return priceOn(rows, { projectId, customerId: actor.customerId, position });
  });
};

type PriceQuestion = {
  id: string;
  projectId: ProjectId;
  changes: readonly (NamedChange | null)[];
  position: Position;
};

/** `pricesWith` of several questions, kept up to date, by their ids; undefined while they are read. */
export const useLivePrices = (
  key: string,
  questions: readonly PriceQuestion[],
): ReadonlyMap<string, PriceWith[]> | undefined => {
  const shop = useShop();
  return useLive(`${databaseOf(shop).name} prices of ${key}`, async () => {
    const found = new Map<string, PriceWith[]>();
    for (const { id, projectId, ...asked } of questions) found.set(id, await pricesWith(shop, projectId, asked));
    return found;
  });
};

type Priced = { projectId: ProjectId; customerId: CustomerId; position: Position };

const priceOn = (rows: Rows, { projectId, customerId, position }: Priced): PriceWith => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  const stored = project && joinStoredProject(rows, project);
  const tariff = currentTariff(rows.all(customerPriceSpace(customerId), 'tariff'));
  if (!stored || !tariff) return null;
  const { pricing, effective } = priceStoredProject(rows, customerId, { ...stored, tariff });
  const { netCents, onRequest } = effective;
  return { project: { netCents, onRequest }, position: positionIn(pricing, position) };
};

const positionIn = ({ parts, assemblies }: ProjectPricing, position: Position): Price | null => {
  if (position?.kind === 'part') {
    const part = parts.get(position.index);
    return part ? { netCents: part.positionCents, onRequest: part.onRequest.length > 0 } : null;
  }
  const netCents = position ? assemblies.get(position.index) : undefined;
  return netCents === undefined ? null : { netCents, onRequest: false };
};
