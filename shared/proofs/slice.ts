import { inject } from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  export interface ProvidedContext {
    /** Drawn from the commit unless it is given; the run prints it. */
    seed: number;
    /** Set while a proof runs: every case of it, not the slice that the test command takes. */
    isProof: boolean;
  }
}

/** What chance is drawn from in this run. */
export const runSeed = () => inject('seed');

export const isProof = () => inject('isProof');

/** All cases in a proof; in a test so many of them, others with another seed. */
export const sliceOf = <T>(cases: readonly T[], count: number): readonly T[] => {
  if (isProof() || cases.length <= count) return cases;
  const start = (runSeed() * count) % cases.length;
  return Array.from({ length: count }, (_, n) => cases[(start + n) % cases.length] as T);
};
