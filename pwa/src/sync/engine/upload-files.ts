import type { Engine } from './engine.ts';
import { blobsOf } from './take-batch.ts';

/** Sends the files that waiting changes name; one that fails does not keep the others. True when any arrived. */
export const uploadFiles = async ({ database, transport }: Engine): Promise<boolean> => {
  const waiting = await database.outbox.filter((entry) => entry.outcome === null).toArray();
  const files = await database.file.bulkGet([...new Set(waiting.flatMap(blobsOf))]);
  let hasArrived = false;
  let problem: unknown = null;
  for (const file of files) {
    if (!file || file.uploaded) continue;
    try {
      await transport.upload(file.hash, file.bytes);
      await database.file.update(file.hash, { uploaded: true });
      hasArrived = true;
    } catch (error) {
      problem = error;
    }
  }
  if (problem && !hasArrived) throw problem;
  return hasArrived;
};
