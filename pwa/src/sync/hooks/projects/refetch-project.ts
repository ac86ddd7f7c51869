import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerSpace, projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { observe } from '../../../database/observe.ts';
import { databaseOf } from '../../../database/user-data.ts';
import { readWholeFacts } from '../../engine/project-facts.ts';
import { readStatus } from '../../status/read-status.ts';
import type { Shop } from '../shop.ts';
import { useLive } from '../use-live.ts';
import { useShop } from '../use-shop.tsx';

const patienceMs = 15_000;

/** Asks for everything of a project anew; what waits unsent stays on top. Resolves when it has come, or cannot now. */
export const refetchProject = async (shop: Shop, projectId: ProjectId): Promise<void> => {
  const { keepProject, retryNow } = shop;
  const database = databaseOf(shop);
  await keepProject(projectId);
  const spaces = [projectSpace(projectId), projectPriceSpace(projectId)];
  await database.transaction('rw', database.spaces, () =>
    database.spaces.where('id').anyOf(spaces).modify({ cursor: null }),
  );
  retryNow();
  const arrival = observe(async () => {
    const held = await database.spaces.where('id').anyOf(spaces).toArray();
    return held.every(({ cursor }) => cursor !== null) || (await readStatus(database)).state === 'offline';
  });
  await new Promise<void>((done) => {
    const timer = setTimeout(done, patienceMs);
    const watching = arrival.subscribe((isOver) => {
      if (!isOver) return;
      clearTimeout(timer);
      done();
      queueMicrotask(() => watching.unsubscribe());
    });
  });
};

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
