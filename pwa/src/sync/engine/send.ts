import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from './engine.ts';
import { pullPage, rowsPerPage } from './pull.ts';
import { push } from './push.ts';

type Sizes = { pageRows?: number; batch?: number };

/**
 * Sends everything that may leave. Throws when nothing was heard. A device says the server's epoch with all that it sends:
 * without it a restored server could not tell that it has forgotten something. Where the answer that says it came too late
 * to be used nothing leaves in this round.
 */
export const send = async (engine: Engine, { pageRows = rowsPerPage, batch }: Sizes = {}): Promise<void> => {
  const knowsEpoch = async () => Boolean(await readMeta(engine.database, 'epoch'));
  if (!(await knowsEpoch())) {
    await pullPage(engine, pageRows);
    if (!(await knowsEpoch())) return;
  }
  await push(engine, batch);
};
