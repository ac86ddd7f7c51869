import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every benchmark of every package. */
export const findBenches = () =>
  ['shared', 'sync-server', 'pwa']
    .map((folder) => join(folder, 'bench'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.bench.ts'));
