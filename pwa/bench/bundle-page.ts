import { join } from 'node:path';
import { build } from 'vite';

/** A module of this folder with everything it imports, as one script to evaluate in a page. */
export const bundlePage = async (fileName: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, fileName), formats: ['iife'], name: 'page' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${fileName} was not bundled`);
  return chunk.code;
};
