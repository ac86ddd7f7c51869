import { hasOpened, subscribeToConnections } from '../database/connection-state.ts';
import { isStorageFailure } from '../database/storage-failure.ts';
import { versionTrouble } from '../database/watch-versions.ts';
import { isAnythingHeld } from '../device/quota/local-data.ts';
import type { StorageProblem } from '../features/frame/version-notice.tsx';
import { noteSilence } from './storage-silence.ts';

const tell = async (trouble: StorageProblem | null) => {
  const { showVersionNotice } = await import('../features/frame/version-notice.tsx');
  await showVersionNotice(trouble);
};

/**
 * What a first look into the storage comes to; says so when no answer comes, and null when the browser keeps nothing here,
 * or gives no more of what it has kept before.
 */
export const watchStorage = async <T>(looking: Promise<T>, onFailure = () => {}): Promise<T | null> => {
  let isTold = false;
  const onSilence = () => {
    if (versionTrouble() !== null) return;
    isTold = true;
    void tell('silent');
  };
  try {
    const found = await noteSilence(looking, onSilence);
    if (isTold) void tell(null);
    return found;
  } catch (error) {
    if (!isStorageFailure(error)) {
      if (isTold) void tell(null);
      throw error;
    }
    onFailure();
    void tell(hasOpened() || isAnythingHeld() ? 'silent' : 'forbidden');
    return null;
  }
};

subscribeToConnections((isLost) => {
  if (versionTrouble() === null) void tell(isLost ? 'silent' : null);
});
