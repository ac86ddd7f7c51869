import type { SeedReport } from './simulate.ts';

/** One line a violation, with the seed that brings it back. */
export const violationsOf = (reports: readonly SeedReport[]) =>
  reports.flatMap(({ seed, violations }) => violations.map((violation) => `seed ${seed}: ${violation.slice(0, 600)}`));
