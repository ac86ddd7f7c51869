import { useEffect } from 'react';
import { noteHeldHere } from '../../../sync/room/held-here.ts';
import { unsentCountOf } from '../../../sync/read-status.ts';
import { useIsWaitingRead, useShop, useSyncStatus } from '../../../sync/use-shop.tsx';
import { ClearedNotice } from './cleared-notice.tsx';
import { HomeScreenNotice } from './home-screen-notice.tsx';
import { OldWorkNotice } from './old-work-notice.tsx';
import { RoomNotice } from './room-notice.tsx';
import { UnopenedNotice } from './unopened-notice.tsx';

/** What has happened to the work on this device and to its room; notes beside the database that it is here. */
export const StorageNotices = () => {
  const { actor, database } = useShop();
  const unsentCount = unsentCountOf(useSyncStatus());
  const isRead = useIsWaitingRead();
  useEffect(() => {
    if (isRead && database.isOpen()) noteHeldHere(database.name, unsentCount, actor.userId);
  }, [database, isRead, unsentCount, actor.userId]);
  return (
    <>
      <ClearedNotice userId={actor.userId} />
      <UnopenedNotice />
      <RoomNotice />
      <OldWorkNotice />
      <HomeScreenNotice />
    </>
  );
};
