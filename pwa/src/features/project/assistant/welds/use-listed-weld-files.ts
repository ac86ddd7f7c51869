import { projectSpace } from '@knotenblech/shared/sync/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { WeldCertFile } from '@knotenblech/shared/weld-certificates/weld-cert-file.ts';
import { rowRange } from '../../../../database/row-range.ts';
import { readWaiting } from '../../../../sync/read-waiting.ts';
import { useLive } from '../../../../sync/use-live.ts';
import { useShop } from '../../../../sync/use-shop.tsx';

export type ListedWeldFile = { file: WeldCertFile; isWaiting: boolean };

const byTime = (a: WeldCertFile, b: WeldCertFile) => (`${a.addedAt} ${a.id}` < `${b.addedAt} ${b.id}` ? -1 : 1);

/** The documents of a project as they were added; what waits is read with them, so that none is said to have arrived before it has. */
export const useListedWeldFiles = (projectId: ProjectId): readonly ListedWeldFile[] | undefined => {
  const { database } = useShop();
  return useLive(`${database.name} documents ${projectId}`, () =>
    database.transaction('r', [database.row, database.outbox, database.results], async () => {
      const files = (await rowRange(database, projectSpace(projectId), 'weldCertFile').toArray()).map(
        ({ data }) => data,
      );
      const waiting = new Set((await readWaiting(database)).map(({ args }) => (args as { fileId?: string }).fileId));
      return files.sort(byTime).map((file) => ({ file, isWaiting: waiting.has(file.id) }));
    }),
  );
};
