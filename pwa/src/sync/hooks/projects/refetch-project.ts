import { projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { observe } from '../../../database/observe.ts';
import { databaseOf } from '../../../database/user-data.ts';
import { readStatus } from '../../status/read-status.ts';
import type { Shop } from '../shop.ts';

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
