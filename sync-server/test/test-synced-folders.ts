import { fstatSync, fsyncSync, readlinkSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { vi } from 'vitest';

/** The paths of the folders that are synced from now on, in their order; `anywhere` is any folder that can be opened. */
export const recordSyncedFolders = async (anywhere: string) => {
  const handle = await open(anywhere, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const synced: string[] = [];
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    if (fstatSync(this.fd).isDirectory()) synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    fsyncSync(this.fd);
  });
  return synced;
};
