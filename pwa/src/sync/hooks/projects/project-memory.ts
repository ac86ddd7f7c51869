import type { PriceSnapshot } from '@knotenblech/shared/prices/project/price-difference.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect, useMemo } from 'react';
import { readMeta, type ShopDatabase, writeMeta } from '../../../database/shop-database.ts';
import { databaseOf } from '../../../database/user-data.ts';
import { useShop } from '../use-shop.tsx';

/** The price of a project as it was last seen on this device; null: never. */
export const readSeenPrice = async (database: ShopDatabase, projectId: ProjectId): Promise<PriceSnapshot | null> =>
  (await database.seenPrice.get(projectId))?.snapshot ?? null;

/** Remembers what a project costs as the user sees it now. */
export const keepSeenPrice = async (database: ShopDatabase, projectId: ProjectId, snapshot: PriceSnapshot) => {
  await database.seenPrice.put({ projectId, snapshot });
};

/** Both for a project on the screen. */
export const useSeenPrice = (projectId: ProjectId) => {
  const database = databaseOf(useShop());
  return useMemo(
    () => ({
      read: () => readSeenPrice(database, projectId),
      keep: (snapshot: PriceSnapshot) => keepSeenPrice(database, projectId, snapshot),
    }),
    [database, projectId],
  );
};

/** A change as a draft holds it. */
export type KeptChange = { name: string; args: unknown };

/** What a project's assistant would change, as it was left on this device. */
export const useKeptDraft = (projectId: ProjectId) => {
  const database = databaseOf(useShop());
  return useMemo(
    () => ({
      read: async (): Promise<readonly KeptChange[]> => (await readMeta(database, `draft/${projectId}`)) ?? [],
      /** Without changes there is none any more. */
      keep: async (entries: readonly KeptChange[]) => {
        await (entries.length > 0
          ? writeMeta(database, `draft/${projectId}`, entries)
          : database.meta.delete(`draft/${projectId}`));
      },
    }),
    [database, projectId],
  );
};

const keepEveryMs = 60_000;

/** The device holds the projects opened last: one that stays open on screen stays among them. */
export const useKeepProject = (projectId: ProjectId | null) => {
  const { keepProject } = useShop();
  useEffect(() => {
    if (!projectId) return;
    void keepProject(projectId);
    const whileOpen = setInterval(() => void keepProject(projectId), keepEveryMs);
    return () => clearInterval(whileOpen);
  }, [keepProject, projectId]);
};
