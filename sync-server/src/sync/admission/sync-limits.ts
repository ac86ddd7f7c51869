import type { AdmissionLimits } from './create-admission.ts';

export type SyncLimits = { push: AdmissionLimits; pull: AdmissionLimits };

/** Devices give up after 30 s without an answer; together these leave eight of the app's connections to others. */
const usual: AdmissionLimits = {
  atOnce: 6,
  atOnceEach: 3,
  mostWaiting: 1000,
  mostWaitingBytes: 32 * 1024 * 1024,
  longestWaitMs: 20_000,
};

export const syncLimits: SyncLimits = { push: usual, pull: { ...usual, mostWaiting: 2000 } };
