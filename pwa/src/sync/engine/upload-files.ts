import type { Engine } from './engine.ts';
import { FileRefused } from './stop-sync.ts';
import { blobsOf } from './held-back.ts';

/**
 * Sends the files that waiting changes name; one that fails does not keep the others. One that is refused for good holds
 * nothing up: its changes leave without it and are refused with its reason. True when changes have become free.
 */
export const uploadFiles = async ({ database, transport }: Engine): Promise<boolean> => {
  const waiting = await database.outbox.filter((entry) => entry.outcome === null).toArray();
  const files = await database.file.bulkGet([...new Set(waiting.flatMap(blobsOf))]);
  let isFree = false;
  let problem: unknown = null;
  for (const file of files) {
    if (!file || file.uploaded) continue;
    try {
      await transport.upload(file.hash, file.bytes);
      await database.file.update(file.hash, { uploaded: true });
      isFree = true;
    } catch (error) {
      if (error instanceof FileRefused) {
        const { code, details } = error;
        await database.file.update(file.hash, { uploaded: true, refusedBy: { code, details } });
        isFree = true;
      } else problem = error;
    }
  }
  if (problem && !isFree) throw problem;
  return isFree;
};
