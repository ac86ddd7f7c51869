import { readFileRow } from '../../database/read-file-rows.ts';
import type { Engine } from '../engine/engine.ts';
import { filesNamed } from '../outbox/files-named.ts';
import { FileRefused } from '../transport/answers.ts';

/**
 * Sends the files that waiting changes name; one that fails does not keep the others. One that is refused for good holds
 * nothing up: its changes leave without it and are refused with its reason. True when changes have become free.
 */
export const uploadFiles = async ({ database, transport }: Engine): Promise<boolean> => {
  const waiting = await database.outbox.filter((entry) => entry.outcome === null).toArray();
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
