import { may } from '@knotenblech/shared/permissions/may.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { rowRange } from '../../database/row-range.ts';
import { untilCatalogue } from '../../sync/until-catalogue.ts';
import { useShop } from '../../sync/use-shop.tsx';
import { readFileInWorker } from '../../worker/read-file-in-worker.ts';
import type { ImportPlace } from './import-file.ts';
import { startImports } from './imports.ts';

/** Starts the import of files; null where the user may not make projects. */
export const useImport = (): ((files: readonly File[]) => void) | null => {
  const shop = useShop();
  if (!may(shop.actor, 'createProject')) return null;
  const { database, actor } = shop;
  const place: ImportPlace = {
    putFile: shop.putFile,
    dropFile: async (hash) => {
      const projects = await rowRange(database, customerSpace(actor.customerId), 'project').toArray();
      if (projects.some(({ data }) => data.fileHash === hash)) return;
      await database.file.delete(hash);
      await database.localReading.delete(hash);
    },
    readFile: async (bytes, fileName, report) => {
      const catalogue = await untilCatalogue(database, () => report({ isWaiting: true }));
      report({ isWaiting: false });
      return readFileInWorker(bytes, fileName, catalogue, ({ step, done, total }) =>
        report({ progress: step === 'parsing' ? (done / total) * 0.3 : 0.3 + (done / total) * 0.7 }),
      );
    },
    putReading: (fileHash, reading) =>
      database.transaction('rw', database.localReading, async () => {
        await database.localReading.put({ fileHash, reading });
      }),
    createProject: (args) => shop.change('createProject', args),
  };
  return (files) => startImports(place, files);
};
