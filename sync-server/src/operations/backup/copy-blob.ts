import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownersFile } from './owners-alone.ts';

/** Copies a file to the disk and tells its size; throws when its bytes do not have the hash. */
export const copyBlob = async (from: string, to: string, hash: string): Promise<number> => {
  const sha256 = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      sha256.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(to), { recursive: true });
  await pipeline(createReadStream(from), count, createWriteStream(to, { flush: true, mode: ownersFile }));
  if (sha256.digest('hex') !== hash) throw new Error(`a stored file is not what it was: ${from}`);
  return bytes;
};
