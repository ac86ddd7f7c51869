import { statfs } from 'node:fs/promises';

/** Whether the disk of a folder has so much room, and a place for another file. */
export const hasDiskSpace = async (folder: string, reserveMb: number): Promise<boolean> => {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return (bavail * bsize) / 1_048_576 >= reserveMb && (files === 0 || ffree > 0);
};
