import { isDeviceFull } from '../../../database/device-full.ts';
import type { DrawingRow, ShopDatabase } from '../../../database/shop-database.ts';

const last = '\uffff';

/**
 * Keeps a drawing on the device, in place of those of its file that an older reader made.
 * A full device does without: it draws it again another time.
 */
export const keepDrawing = async (database: ShopDatabase, row: DrawingRow) => {
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
