import type { Shop } from '../../../sync/hooks/shop.ts';
import { importPlace } from './import-place.ts';
import { resumeImports } from './imports.ts';

/** Goes on with the files that wait on this device to become projects. */
export const resumeUnread = async (shop: Shop): Promise<void> =>
  resumeImports(importPlace(shop), await shop.database.unreadFile.toArray());
