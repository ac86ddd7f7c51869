import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect, useState } from 'react';
import { readFileRow } from '../../database/read-file-rows.ts';
import { rowRange, type ShopDatabase, type SpaceRow } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { recordLocalDatabase } from '../quota/local-data.ts';
import { freeBytes } from '../quota/quota-level.ts';

export type DeviceUse = {
  /** As the browser counts, the app itself and all users included; null where it does not tell. */
  totalBytes: number | null;
  /** What the browser names as the limit of that; null where it does not. */
  quotaBytes: number | null;
  /** Null also where it says the same of every device. */
  freeBytes: number | null;
  projectBytes: ReadonlyMap<ProjectId, number>;
  drawingBytes: number;
  /** Files that the server does not have yet. */
  waitingFileBytes: number;
  waitingFileCount: number;
  /** Files that it has, and the device's own readings. */
  sentFileBytes: number;
};

/** What lies on this device and for what. Rows are counted by their text, which is near what they take. */
export const measureDevice = async (database: ShopDatabase): Promise<DeviceUse> => {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  const projectBytes = new Map<ProjectId, number>();
  for (const space of await database.spaces.where('id').startsWith('j').toArray()) {
    const id = space.id.slice(space.id.indexOf(':') + 1) as ProjectId;
    projectBytes.set(id, (projectBytes.get(id) ?? 0) + (await spaceBytes(database, space)));
  }
  let drawingBytes = 0;
  await database.drawing.each(({ drawing }) => {
    drawingBytes += JSON.stringify(drawing).length;
  });
  let [waitingFileBytes, waitingFileCount, sentFileBytes] = [0, 0, 0];
  for (const hash of await database.file.toCollection().primaryKeys()) {
    const file = await readFileRow(database, hash);
    if (file?.uploaded) sentFileBytes += file.bytes.length;
    else if (file) {
      waitingFileBytes += file.bytes.length;
      waitingFileCount += 1;
    }
  }
  await database.localReading.each(({ reading }) => {
    sentFileBytes += JSON.stringify(reading).length;
  });
  return {
    totalBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    freeBytes: estimate ? freeBytes(estimate) : null,
    projectBytes,
    drawingBytes,
    waitingFileBytes,
    waitingFileCount,
    sentFileBytes,
  };
};

/** By space and where it stands: what has not changed is not read again. */
const measured = new Map<string, number>();

const spaceBytes = async (database: ShopDatabase, { id, cursor, factsVersion }: SpaceRow): Promise<number> => {
  const name = `${database.name} ${id} ${JSON.stringify(cursor)} ${factsVersion}`;
  const known = measured.get(name);
  if (known !== undefined) return known;
  let bytes = 0;
  await rowRange(database, id).each(({ data }) => {
    bytes += JSON.stringify(data).length;
  });
  measured.set(name, bytes);
  return bytes;
};

/** What the device holds, measured again whenever `reason` changes; null until it is known. */
export const useDeviceUse = (reason: string): DeviceUse | null => {
  const database = databaseOf(useShop());
  const [known, setKnown] = useState<{ reason: string; use: DeviceUse } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const measure = async () => {
      const use = await measureDevice(database).catch(() => null);
      if (isCurrent && use) setKnown({ reason, use });
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [database, reason]);
  return known?.use ?? null;
};

/** Notes beside the database that it is here, with so much that is not sent; null: not known yet. */
export const useLocalDataNote = (unsentCount: number | null) => {
  const shop = useShop();
  const database = databaseOf(shop);
  const { userId } = shop.actor;
  useEffect(() => {
    if (unsentCount !== null && database.isOpen()) recordLocalDatabase(database.name, unsentCount, userId);
  }, [database, unsentCount, userId]);
};
