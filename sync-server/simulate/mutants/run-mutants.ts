import type { DatabaseAddress } from '../../src/database/database.ts';
import { runCommand } from '../run-command.ts';
import { mutants } from './mutants.ts';

type Options = { from: number; seeds: number; untilFound: boolean };

/** Runs the same seeds with every mutant and tells in how many each was found; 1 when one was found in none. */
export const runMutants = async (template: DatabaseAddress, { from, seeds, untilFound }: Options) => {
  let missed = 0;
  for (const name of Object.keys(mutants)) {
    const range = ['--from', String(from), '--seeds', String(seeds)];
    const { said } = await runCommand(template, [...range, '--mutant', name, ...(untilFound ? ['--until-found'] : [])]);
    const red = JSON.parse(/^red seeds (.*)$/m.exec(said)?.[1] ?? 'null') as number[] | null;
    if (!red?.length) missed += 1;
    console.log(
      `${name}: ${red ? `found in ${red.length} of ${untilFound && red[0] ? red[0] + 1 - from : seeds} seeds, first ${red[0] ?? '–'}` : said}`,
    );
  }
  return missed > 0 ? 1 : 0;
};
