import type { Engine } from './engine.ts';
import { holdProjects } from './hold-projects.ts';
import { pull, rowsPerPage } from './pull.ts';
import { push } from './push.ts';

/** One round: everything that may leave is sent, everything new is fetched. Throws when nothing was heard. */
export const syncOnce = async (engine: Engine, pageRows = rowsPerPage): Promise<void> => {
  await push(engine);
  await pull(engine, pageRows);
  if (await holdProjects(engine)) await pull(engine, pageRows);
};
