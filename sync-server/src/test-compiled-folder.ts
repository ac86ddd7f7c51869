import { fileURLToPath } from 'node:url';

/** For NODE_COMPILE_CACHE: processes that tests start find the modules that others have compiled, half of their start. */
export const compiledFolder = fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url));
