import { readMeta, writeMeta } from '../../database/read-meta.ts';
import type { HeldChoice } from '../../database/shop-database.ts';
import type { Engine } from '../engine/engine.ts';
import { holdProjects } from '../engine/hold-projects.ts';
import { nothingChosen } from './held-choice.ts';

/** Stores what the user wants held here and brings the device in line with it; what has to come is fetched by the sync. */
export const changeHeld = async (engine: Engine, edit: (choice: HeldChoice) => HeldChoice) => {
  const { database } = engine;
  await database.transaction('rw', database.meta, async () =>
    writeMeta(database, 'held', edit((await readMeta(database, 'held')) ?? nothingChosen)),
  );
  await holdProjects(engine);
};
