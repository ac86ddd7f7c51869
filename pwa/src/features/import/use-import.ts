import { may } from '@knotenblech/shared/permissions/may.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect } from 'react';
import { useShop } from '../../sync/use-shop.tsx';
import { importPlace } from './import-place.ts';
import { resumeImports, startImports } from './imports.ts';

/** Starts the import of files, and goes on with those a closed page left; null where the user may not make projects. */
export const useImport = (): ((files: readonly File[], names?: readonly string[]) => ProjectId[]) | null => {
  const shop = useShop();
  const mayImport = may(shop.actor, 'createProject');
  useEffect(() => {
    if (mayImport) void shop.database.unreadFile.toArray().then((unread) => resumeImports(importPlace(shop), unread));
  }, [shop, mayImport]);
  return mayImport ? (files, names) => startImports(importPlace(shop), files, names) : null;
};
