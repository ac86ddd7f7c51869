import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect } from 'react';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { importPlace } from './import-place.ts';
import { startImports } from './imports.ts';
import { resumeUnread } from './resume-unread.ts';

/** Starts the import of files, and goes on with those that wait, also when the connection comes back; null where the user may not make projects. */
export const useImport = (): ((files: readonly File[], names?: readonly string[]) => ProjectId[]) | null => {
  const shop = useShop();
  const mayImport = may(shop.actor, 'createProject');
  const isConnected = useSyncStatus().state !== 'offline';
  useEffect(() => {
    if (mayImport) void resumeUnread(shop);
  }, [shop, mayImport]);
  useEffect(() => {
    if (mayImport && isConnected) void resumeUnread(shop);
  }, [shop, mayImport, isConnected]);
  return mayImport ? (files, names) => startImports(importPlace(shop), files, names) : null;
};
