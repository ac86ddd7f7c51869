import { useEffect } from 'react';
import { clearedHere, noteHeldHere } from '../../../sync/room/held-here.ts';
import { useShop, useSyncStatus, useWaiting } from '../../../sync/use-shop.tsx';
import { ClearedNotice } from './cleared-notice.tsx';
import { OldWorkNotice } from './old-work-notice.tsx';

/** What has happened to the work on this device; notes beside the database that it is here. */
export const StorageNotices = () => {
  const { database } = useShop();
  const { waitingCount } = useSyncStatus();
  const waiting = useWaiting();
  useEffect(() => {
    if (database.isOpen()) noteHeldHere(database.name, waitingCount);
  }, [database, waitingCount]);
  const clearedAt = clearedHere()?.at ?? '';
  const savedOrders = waiting.filter(({ name, at }) => name === 'submitOrder' && at <= clearedAt).length;
  return (
    <>
      <ClearedNotice savedOrders={savedOrders} />
      <OldWorkNotice />
    </>
  );
};
