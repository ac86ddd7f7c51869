import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import type { BlobStore } from '../../files/blob.store.ts';

/** The files that the database says customers have sent. */
export const sentFiles = async (tx: Transaction): Promise<FileHash[]> => {
  const rows = await tx<{ hash: FileHash }[]>`select distinct hash from customer_file order by hash`;
  return rows.map(({ hash }) => hash);
};

/** Throws where files that customers have sent do not lie in the store: it is another shop's, or its disk is not mounted. */
export const refuseMissingFiles = async (sent: readonly FileHash[], blobs: Pick<BlobStore, 'pathOf'>) => {
  const lost: FileHash[] = [];
  for (const hash of sent) if ((await blobs.pathOf(hash)) === null) lost.push(hash);
  if (lost.length === 0) return;
  throw new Error(
    `${lost.length} of ${sent.length} files that customers have sent are not there: look at DATA_DIR; --without-lost-files goes on without them\n${lost.join('\n')}`,
  );
};
