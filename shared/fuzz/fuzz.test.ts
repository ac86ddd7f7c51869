import { expect, test } from 'vitest';
import { isProof, runSeed } from '../proofs/slice.ts';
import { runFuzz } from './run-fuzz.ts';

const seed = runSeed();
const runs = isProof() ? 2000 : 200;

test(`${runs} made and damaged files (seed ${seed}) are read or refused in 2 s and 256 MB each`, async () => {
  const { findings, verdicts, ...figures } = await runFuzz({ seed, runs });
  expect(findings.map(({ run, fault }) => `run ${run}: ${fault}`)).toEqual([]);
  expect(figures.runs).toBe(runs);
  expect(verdicts.get('read')).toBeGreaterThan(runs / 10);
}, 300_000);
