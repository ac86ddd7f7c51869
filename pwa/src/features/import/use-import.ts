import { may } from '@knotenblech/shared/permissions/may.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { rowRange } from '../../database/row-range.ts';
import { useCatalogue, useShop } from '../../sync/use-shop.tsx';
import { readFileInWorker } from '../../worker/read-file-in-worker.ts';
import type { ImportPlace } from './import-file.ts';
import { startImports } from './imports.ts';

/** Starts the import of files; null where the user may not make projects. */
export const useImport = (): ((files: readonly File[]) => void) | null => {
  const shop = useShop();
  const catalogue = useCatalogue();
  if (!may(shop.actor, 'createProject')) return null;
  const { database, actor } = shop;
  const place: ImportPlace = {
    putFile: shop.putFile,
    dropFile: async (hash) => {
      const projects = await rowRange(database, customerSpace(actor.customerId), 'project').toArray();
      const isUsed = projects.some(({ data }) => data.fileHash === hash);
      if (!isUsed) await database.file.delete(hash);
    },
    readFile: async (bytes, fileName, onProgress) => {
      if (!catalogue) throw new DomainError('unavailable');
      return readFileInWorker(bytes, fileName, catalogue, ({ step, done, total }) =>
        onProgress(step === 'parsing' ? (done / total) * 0.3 : 0.3 + (done / total) * 0.7),
      );
    },
    putReading: async (fileHash, reading) => void (await database.localReading.put({ fileHash, reading })),
    createProject: (args) => shop.change('createProject', args),
    keepProject: shop.keepProject,
  };
  return (files) => startImports(place, files);
};
