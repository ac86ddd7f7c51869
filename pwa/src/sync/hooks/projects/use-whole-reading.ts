import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { databaseOf } from '../../../database/user-data.ts';
import { readWholeFacts } from '../../engine/project-facts.ts';
import { useLive } from '../use-live.ts';
import { useShop } from '../use-shop.tsx';

/**
 * What the file of a project says, to be shown with what was chosen in it; null where it is not read, or the choices are not here.
 */
export const useWholeReading = (projectId: ProjectId): Reading | null | undefined => {
  const shop = useShop();
  const { facts, actor } = shop;
  const database = databaseOf(shop);
  return useLive(`${database.name} whole reading ${projectId}`, () =>
    database.transaction('r', [database.row, database.spaces, database.localReading], async () => {
      const row = await database.row.get([customerSpace(actor.customerId), 'project', projectId]);
      return row ? (await readWholeFacts(database, facts, row.data as RecordOf<'project'>)).reading : null;
    }),
  );
};
