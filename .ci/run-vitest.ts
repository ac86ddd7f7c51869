import { createVitest, parseCLI } from 'vitest/node';
import { readSeed } from './seed.ts';

/** Runs the tests of a configuration as the `vitest run` command would, with `--seed N` for what chance is drawn from; gives the exit code. */
export const runVitest = async (config: string, args: readonly string[]) => {
  const { seed, rest } = readSeed(args);
  process.env['RUN_SEED'] = String(seed);
  const { filter, options } = parseCLI(['vitest', 'run', '--config', config, ...rest]);
  const vitest = await createVitest({ ...options, watch: false });
  try {
    await vitest.start(filter);
  } finally {
    await vitest.close();
  }
  return Number(process.exitCode ?? 0);
};
