import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a folder that hold one of the words or bytes, words as UTF-8, UTF-16 or Latin-1; what a database has compressed is not seen. */
export const findInFolder = (folder: string, sought: readonly (string | Buffer)[]): string[] => {
  const patterns = sought.flatMap((word) =>
    typeof word === 'string'
      ? (['utf8', 'utf16le', 'latin1'] as const).map((encoding) => ({ word, bytes: Buffer.from(word, encoding) }))
      : [{ word: 'bytes', bytes: word }],
  );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      const found = patterns.filter(({ bytes }) => content.includes(bytes)).map(({ word }) => word);
      return [...new Set(found)].map((word) => `${word} in ${path.slice(folder.length + 1)}`);
    });
};
