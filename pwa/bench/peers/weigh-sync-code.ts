import { join } from 'node:path';
import { build } from 'vite';

const shared = '@knotenblech/shared/';
/** The wire and the rows; the rules of the changes, prices and errors are the product's, not the sync's. */
const ofSync = /^@knotenblech\/shared\/sync\/(wire|row-cache|rows|space|touched-projects|find-present|saw)\.ts$/;

const isOutside = (id: string, importer = '') => {
  if (id.startsWith(shared)) return !ofSync.test(id);
  return id.startsWith('.') ? importer.includes('/shared/src/') : !id.startsWith('/');
};

/** The device's own sync code as one minified module, without Dexie, zod, the cipher's library and the product's rules. */
export const bundleSyncCode = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: join(import.meta.dirname, 'shop/sync-code.ts'), formats: ['cjs'] },
      rolldownOptions: { external: isOutside },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the sync code was not bundled');
  return chunk.code;
};
