import { withQuotaErrors } from '../../database/in-room.ts';
import { nothingChosen } from '../../database/offline-choice.ts';
import { readMeta, writeMeta } from '../../database/read-meta.ts';
import type { OfflineChoice } from '../../database/shop-database.ts';
import type { Engine } from '../../sync/engine/engine.ts';
import { evictProjects, subscribeProjects } from '../../sync/pull/subscribe-projects.ts';

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
