import type { WeldCertFile } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../../../database/row-range.ts';
import { useLive } from '../../../../sync/hooks/use-live.ts';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { readWaiting } from '../../../../sync/status/read-waiting.ts';

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
