import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownShop } from '../../shop/own-shop.ts';

export type HeldFile = { release: () => Promise<void> };

/** Puts a pipe in the place of a file that the server has got: whoever reads it waits for `release`. Null before it has it. */
export const holdFile = async (bytes: Buffer): Promise<HeldFile | null> => {
  const { dataFolder } = await ownShop();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const path = join(dataFolder, 'files/kept', hash.slice(0, 2), hash.slice(2, 4), hash);
  if (!existsSync(path)) return null;
  renameSync(path, `${path}-held`);
  execFileSync('mkfifo', ['-m', '644', path]);
  return {
    release: async () => {
      await writeFile(path, await readFile(`${path}-held`));
      renameSync(`${path}-held`, path);
    },
  };
};
