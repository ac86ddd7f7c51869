import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For NODE_COMPILE_CACHE: processes that tests start find the modules that others have compiled, half of their start. */
export const compiledFolder = join(tmpdir(), 'knotenblech-compiled');
