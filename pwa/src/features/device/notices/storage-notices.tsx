import { useEffect } from 'react';
import { recordLocalDatabase } from '../../../device/quota/local-data.ts';
import { useIsWaitingRead, useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { unsentCountOf } from '../../../sync/status/read-status.ts';
import { EvictionNotice } from './eviction-notice.tsx';
import { HomeScreenNotice } from './home-screen-notice.tsx';
import { OldWorkNotice } from './old-work-notice.tsx';
import { QuotaNotice } from './room-notice.tsx';
import { UnopenedNotice } from './unopened-notice.tsx';

/** What has happened to the work on this device and to its room; notes beside the database that it is here. */
export const StorageNotices = () => {
  const { actor, database } = useShop();
  const unsentCount = unsentCountOf(useSyncStatus());
  const isRead = useIsWaitingRead();
  useEffect(() => {
    if (isRead && database.isOpen()) recordLocalDatabase(database.name, unsentCount, actor.userId);
  }, [database, isRead, unsentCount, actor.userId]);
  return (
    <>
      <EvictionNotice userId={actor.userId} />
      <UnopenedNotice />
      <QuotaNotice />
      <OldWorkNotice />
      <HomeScreenNotice />
    </>
  );
};
