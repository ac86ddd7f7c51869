import { isPending } from '../../database/outbox-entry.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import { readMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { filesNamed } from '../outbox/outbox.ts';
import { pullPage, rowsPerPage } from '../pull/pull.ts';
import { FileRefused } from '../transport/answers.ts';
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

/** Sends what was too early and has news since. True when something was. */
export const sendAdmitted = async (engine: Engine): Promise<boolean> => {
  const admitted = await engine.database.outbox.filter(({ state, mid }) => state.is === 'resumed' && !mid).count();
  if (admitted > 0) await push(engine);
  return admitted > 0;
};

/**
 * Sends the files that waiting changes name; one that fails does not keep the others. One that is refused for good holds
 * nothing up: its changes leave without it and are refused with its reason. True when changes have become free.
 */
export const uploadFiles = async ({ database, transport }: Engine): Promise<boolean> => {
  const waiting = await database.outbox.filter(isPending).toArray();
  let isFree = false;
  let problem: unknown = null;
  for (const hash of await filesNamed(database, waiting)) {
    const file = await readFileRow(database, hash);
    if (!file || file.uploaded) continue;
    try {
      await transport.upload(hash, file.bytes);
      await database.file.update(hash, { uploaded: true });
      isFree = true;
    } catch (error) {
      if (error instanceof FileRefused) {
        const { code, details } = error;
        await database.file.update(hash, { uploaded: true, refusedBy: { code, details } });
        isFree = true;
      } else problem = error;
    }
  }
  if (problem && !isFree) throw problem;
  return isFree;
};
