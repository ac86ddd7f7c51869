import { openRunFolder } from './run-folder.ts';

/** The folder has to be there before anything is imported that looks for it. */
openRunFolder({ prefersMemory: true });
const { runVitest } = await import('./run-vitest.ts');
process.exit(await runVitest('vitest.workspace.ts', process.argv.slice(2)));
