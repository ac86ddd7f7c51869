import { openRunFolder } from './run-folder.ts';

/** The folder has to be there before anything is imported that looks for it. */
openRunFolder();
const { runVitest } = await import('./run-vitest.ts');
const [name = '', ...rest] = process.argv.slice(2);
process.exit(await runVitest('vitest.proofs.ts', ['--project', name, ...rest]));
