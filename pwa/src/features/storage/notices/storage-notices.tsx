import { useEffect } from 'react';
import { clearedHere, noteHeldHere } from '../../../sync/room/held-here.ts';
import { unsentCountOf } from '../../../sync/read-status.ts';
import { useShop, useSyncStatus, useWaiting } from '../../../sync/use-shop.tsx';
import { ClearedNotice } from './cleared-notice.tsx';
import { OldWorkNotice } from './old-work-notice.tsx';
import { RoomNotice } from './room-notice.tsx';

/** What has happened to the work on this device and to its room; notes beside the database that it is here. */
export const StorageNotices = () => {
  const { database } = useShop();
  const unsentCount = unsentCountOf(useSyncStatus());
  const waiting = useWaiting();
  useEffect(() => {
    if (database.isOpen()) noteHeldHere(database.name, unsentCount);
  }, [database, unsentCount]);
  const clearedAt = clearedHere()?.at ?? '';
  const savedOrders = waiting.filter(({ name, at }) => name === 'submitOrder' && at <= clearedAt).length;
  return (
    <>
      <ClearedNotice savedOrders={savedOrders} />
      <RoomNotice />
      <OldWorkNotice />
    </>
  );
};
