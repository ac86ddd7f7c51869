import { may } from '@knotenblech/shared/permissions/may.ts';
import { useEffect } from 'react';
import { useShop } from '../../sync/use-shop.tsx';
import { importPlace } from './import-place.ts';
import { resumeImports, startImports } from './imports.ts';

/** Starts the import of files, and goes on with those a closed page left; null where the user may not make projects. */
export const useImport = (): ((files: readonly File[]) => void) | null => {
  const shop = useShop();
  const mayImport = may(shop.actor, 'createProject');
  useEffect(() => {
    if (mayImport) void shop.database.unreadFile.toArray().then((unread) => resumeImports(importPlace(shop), unread));
  }, [shop, mayImport]);
  return mayImport ? (files) => startImports(importPlace(shop), files) : null;
};
