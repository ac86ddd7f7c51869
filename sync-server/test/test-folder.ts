import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that the database's system user gets to, so that its cluster lies inside and is removed with it. */
export const testFolder = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), `knotenblech-${name}-`));
  await chmod(folder, 0o711);
  return folder;
};
