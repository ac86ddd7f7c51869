import { spawnSync } from 'node:child_process';

/** Another for every commit, the same for all runs of one; 1 outside a repository. */
const seedOfCommit = () => {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return Number.parseInt(stdout?.slice(0, 6) || '1', 16);
};

/** The seed that the arguments name, else that of the commit; and the other arguments. */
export const readSeed = (args: readonly string[]) => {
  const at = args.indexOf('--seed');
  if (at === -1) return { seed: seedOfCommit(), rest: [...args] };
  const seed = Number(args[at + 1]);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed: a whole number from 0 on');
  return { seed, rest: args.toSpliced(at, 2) };
};
