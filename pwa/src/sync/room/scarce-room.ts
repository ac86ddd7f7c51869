import { noteRoomScarce } from '../device-room.ts';

const leastBytes = 200_000_000;
const mostShare = 0.9;

/** Nine tenths of what the browser gives are taken, or less than 200 MB are left; a browser that does not tell is not asked further. */
export const isScarce = ({ usage, quota }: StorageEstimate): boolean =>
  usage !== undefined && quota !== undefined && (usage >= quota * mostShare || quota - usage < leastBytes);

/**
 * Whether a file of that size would be let in; nothing of it is written or stays.
 * Chromium answers an estimate with ten gigabytes more than is used, whatever it really gives.
 */
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
export const lookAtRoom = async (): Promise<void> => {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  if (!estimate) return;
  noteRoomScarce(isScarce(estimate) || !(await hasRoomFor(leastBytes).catch(() => true)));
};
