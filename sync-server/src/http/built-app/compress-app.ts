import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.ttf', '.wasm', '.webmanifest']);
const smallestBytes = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressFile = async (path: string) => {
  const bytes = await readFile(path);
  if (bytes.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
    gzipped(bytes, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
};

/** Writes a .br and a .gz beside every file of the built app that gains from it. */
export const compressApp = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(paths.map((entry) => compressFile(join(entry.parentPath, entry.name))));
};
