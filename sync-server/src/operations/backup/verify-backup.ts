import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupManifest, blobFile, readManifest, tableFile } from './backup-manifest.ts';

/** The manifest of a whole backup; throws at the first file that is missing or not as it was written. */
export const verifyBackup = async (folder: string): Promise<BackupManifest> => {
  const manifest = await readManifest(folder);
  const files = [
    ...manifest.tables.map((table) => ({ path: tableFile(folder, table), sha256: table.sha256 })),
    ...manifest.files.map(({ sha256 }) => ({ path: blobFile(folder, sha256), sha256 })),
  ];
  for (const { path, sha256 } of files) {
    const found = await hashFile(path);
    if (found === null) throw new Error(`the backup is not whole: ${relative(folder, path)} is missing`);
    if (found !== sha256) throw new Error(`the backup was altered: ${relative(folder, path)}`);
  }
  return manifest;
};

const hashFile = async (path: string) => {
  const sha256 = createHash('sha256');
  try {
    await pipeline(createReadStream(path), sha256);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return sha256.digest('hex');
};
