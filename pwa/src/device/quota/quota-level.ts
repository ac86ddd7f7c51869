import { reportQuotaLow } from './quota.ts';

const leastBytes = 200_000_000;
const mostShare = 0.9;

/** Nine tenths of what the browser gives are taken, or less than 200 MB are left; a browser that does not tell is not asked further. */
export const isScarce = ({ usage, quota }: StorageEstimate): boolean =>
  usage !== undefined && quota !== undefined && (usage >= quota * mostShare || quota - usage < leastBytes);

/** Chromium answers an estimate with so much more than is used, whatever it really gives; some pages' worth beside. */
const saidOfAllBytes = 10 * 1024 ** 3;
const besideBytes = 1024 ** 2;

/** How much the browser says is left; null where it does not, or says what it says of every device. */
export const freeBytes = ({ usage, quota }: StorageEstimate): number | null => {
  if (usage === undefined || quota === undefined) return null;
  const free = Math.max(0, quota - usage);
  return Math.abs(free - saidOfAllBytes) < besideBytes ? null : free;
};

/** Whether a file of that size would be let in; nothing of it is written or stays. */
const hasRoomFor = async (bytes: number): Promise<boolean> => {
  const folder = await navigator.storage.getDirectory();
  const name = `room-${crypto.randomUUID()}`;
  const writing = await (await folder.getFileHandle(name, { create: true })).createWritable();
  try {
    await writing.truncate(bytes);
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'QuotaExceededError');
  } finally {
    await writing.abort().catch(() => undefined);
    await folder.removeEntry(name).catch(() => undefined);
  }
};

/** Notes whether the room on this device runs short; where the browser tells nothing it is taken to be ample. */
export const measureQuota = async (): Promise<void> => {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  if (!estimate) return;
  reportQuotaLow(isScarce(estimate) || !(await hasRoomFor(leastBytes).catch(() => true)));
};
