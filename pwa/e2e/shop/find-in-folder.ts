import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readLevelTable } from '../proofs/left-behind/level-table.ts';
import { spellingsOf } from '../proofs/left-behind/spellings.ts';

const gzipStart = Buffer.from([0x1f, 0x8b, 8]);

/**
 * Files of a folder that hold one of the words or bytes, as they are, in tables of LevelDB or as gzip. Other databases
 * pack with Snappy or LZ4, where the first appearance of an invented word in a block stands as it is.
 */
export const findInFolder = (folder: string, sought: readonly (string | Buffer)[]): string[] => {
  const patterns = sought.flatMap((word) =>
    typeof word === 'string' ? spellingsOf(word).map((bytes) => ({ word, bytes })) : [{ word: 'bytes', bytes: word }],
  );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const contents = readingsOf(readFileSync(path));
      const found = patterns
        .filter(({ bytes }) => contents.some((content) => content.includes(bytes)))
        .map(({ word }) => word);
      return [...new Set(found)].map((word) => `${word} in ${path.slice(folder.length + 1)}`);
    });
};

const readingsOf = (file: Buffer): Buffer[] => [file, ...readLevelTable(file), ...unpackGzip(file)];

const unpackGzip = (file: Buffer): Buffer[] => {
  const start = file.indexOf(gzipStart);
  if (start === -1) return [];
  try {
    return [gunzipSync(file.subarray(start), { finishFlush: 2 })];
  } catch {
    return [];
  }
};
