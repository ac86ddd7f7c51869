import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace, projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { isCompleteSpace } from '@knotenblech/shared/sync/wire.ts';
import { type OfflineChoice, readMeta, writeMeta } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Engine } from '../../sync/engine/open-engine.ts';
import { useLive } from '../../sync/hooks/use-live.ts';
import { useRecords, useShop } from '../../sync/hooks/use-shop.tsx';
import { choiceOf, nothingChosen } from '../../sync/pull/offline-choice.ts';
import { evictProjects, subscribeProjects } from '../../sync/pull/subscribe-projects.ts';
import { withQuotaErrors } from '../quota/quota.ts';

/**
 * Stores what the user wants held here and brings the device in line with it; what has to come is fetched by the sync. What goes
 * goes first: on a full device it makes room for the rest.
 */
export const updateOfflineChoice = async (engine: Engine, edit: (choice: OfflineChoice) => OfflineChoice) => {
  const { database } = engine;
  const choose = async () => edit((await readMeta(database, 'held')) ?? nothingChosen);
  await evictProjects(engine, await choose());
  await withQuotaErrors(database, () =>
    database.transaction('rw', database.meta, async () => writeMeta(database, 'held', await choose())),
  );
  await withQuotaErrors(database, async () => void (await subscribeProjects(engine)));
};

/** 'kept' and 'coming' are wanted here for good; 'here' is so by chance, 'away' not at all. */
export type OfflineState = 'kept' | 'coming' | 'here' | 'away';

/** Undefined while it is read. */
export const useOfflineChoice = (): OfflineChoice | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} held`, async () => (await readMeta(database, 'held')) ?? nothingChosen);
};

/** How much of each project lies on this device, and whether it is meant to; undefined while it is read. */
export const useOfflineStates = (): ((project: Project) => OfflineState) | undefined => {
  const shop = useShop();
  const { actor } = shop;
  const database = databaseOf(shop);
  const choice = useOfflineChoice();
  const whole = useLive(`${database.name} whole`, async () => {
    const held = await database.spaces.filter(({ cursor }) => isCompleteSpace(cursor)).toArray();
    return new Set<string>(held.map(({ id }) => id));
  });
  if (choice === undefined || whole === undefined) return undefined;
  const { isKept } = choiceOf(choice);
  return (project) => {
    const isWhole =
      whole.has(projectSpace(project.id)) && (!actor.seesPrices || whole.has(projectPriceSpace(project.id)));
    if (isKept(project)) return isWhole ? 'kept' : 'coming';
    return isWhole ? 'here' : 'away';
  };
};

/** The customer's projects that are not in the bin, latest change first; undefined while they are read. */
export const usePresentProjects = (): Project[] | undefined => {
  const { actor } = useShop();
  return useRecords('project', customerSpace(actor.customerId))
    ?.filter(({ trashedAt }) => trashedAt === null)
    .sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
};
