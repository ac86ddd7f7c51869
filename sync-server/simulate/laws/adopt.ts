import type { Device } from '../simulated-device.ts';
import type { Ledger } from './ledger.ts';
import { ordersWaiting, rawRows } from './raw-rows.ts';

/** Changes whose maker ended before he was told that they are kept: they are kept where they lie. */
export const adopt = ({ made }: Ledger, device: Device) => {
  const raw = rawRows(device.indexedDB);
  for (const { uid, name, args } of [...(raw?.outbox ?? []), ...(raw?.results ?? [])]) {
    if (!made.has(uid)) made.set(uid, { name, args, userId: device.userId });
  }
};

/** What lies on a device now may be gone from now on; with the mirror a queued order is not. */
export const mayBeLost = ({ lost }: Ledger, device: Device, { keepsMirror }: { keepsMirror: boolean }) => {
  const raw = rawRows(device.indexedDB);
  if (!raw) return;
  const kept = new Set(keepsMirror ? ordersWaiting(raw).map(({ uid }) => uid) : []);
  for (const { uid } of [...raw.outbox, ...raw.results]) if (!kept.has(uid)) lost.add(uid);
};

/** Whoever leaves a device takes along what he has not sent and what was applied; what was refused lies where nobody looks. */
export const forgetRefused = ({ lost }: Ledger, device: Device) => {
  const raw = rawRows(device.indexedDB);
  for (const { uid, status } of raw?.results ?? []) if (status !== 'applied') lost.add(uid);
};
