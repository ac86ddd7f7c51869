import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from '../engine/engine.ts';
import { pullPage, rowsPerPage } from '../pull/pull.ts';
import { push } from './push.ts';

type Sizes = { pageRows?: number; batch?: number };

/**
 * Sends everything that may leave; false: there was nothing. Throws when nothing was heard. A device says the server's epoch
 * with all that it sends: without it a restored server could not tell that it has forgotten something. Where the answer that
 * says it came too late to be used nothing leaves in this round.
 */
export const send = async (engine: Engine, { pageRows = rowsPerPage, batch }: Sizes = {}): Promise<boolean> => {
  if (!(await knowsEpoch(engine))) {
    await pullPage(engine, pageRows);
    if (!(await knowsEpoch(engine))) return false;
  }
  return push(engine, batch);
};

export const knowsEpoch = async ({ database }: Pick<Engine, 'database'>) => Boolean(await readMeta(database, 'epoch'));
