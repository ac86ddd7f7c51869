import { expect, vi } from 'vitest';
import { isProof } from '../../../shared/proofs/slice.ts';

/** After this a browser hangs. */
export const patienceMs = () => (isProof() ? 90_000 : 30_000);

/** Waits for what is wanted, as `expect.poll` does; that one may only be asked in a test, not in what prepares it. */
export const until = <T>(look: () => T | Promise<T>, wanted: NoInfer<T>, timeout = patienceMs()) =>
  vi.waitFor(async () => expect(await look()).toEqual(wanted), { timeout, interval: 50 });
