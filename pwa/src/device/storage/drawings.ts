import type { Drawing } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useMemo } from 'react';
import { asUserData, databaseOf, type UserData } from '../../database/user-data.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { isDeviceFull } from '../quota/quota.ts';

/** A drawing that this device has kept; null: it has none of that key. */
const readDrawing = async (data: UserData, key: string): Promise<Drawing | null> =>
  (await databaseOf(data).drawing.get(key))?.drawing ?? null;

const last = '\uffff';

/**
 * Keeps a drawing on the device, in place of those of its file that an older reader made.
 * A full device does without: it draws it again another time.
 */
export const keepDrawing = async (data: UserData, row: { key: string; drawing: Drawing }) => {
  const database = databaseOf(data);
  const { drawing: kept } = database;
  const [file, version] = row.key.split('/');
  const current = `${file}/${version}/`;
  try {
    await database.transaction('rw', kept, async () => {
      await kept.put(row);
      await kept.where('key').between(`${file}/`, current).delete();
      await kept.where('key').between(`${current}${last}`, `${file}/${last}`).delete();
    });
  } catch (error) {
    if (!isDeviceFull(error)) throw error;
  }
};

/** All of them go; what is looked at again is drawn anew. */
export const clearDrawings = async (data: UserData) => {
  await databaseOf(data).drawing.clear();
};

/** The drawings that this device has kept, for what shows them. */
export const useKeptDrawings = () => {
  const database = databaseOf(useShop());
  return useMemo(() => {
    const data = asUserData(database);
    return {
      read: (key: string) => readDrawing(data, key),
      keep: (key: string, drawing: Drawing) => keepDrawing(data, { key, drawing }),
    };
  }, [database]);
};

export type KeptDrawings = ReturnType<typeof useKeptDrawings>;
