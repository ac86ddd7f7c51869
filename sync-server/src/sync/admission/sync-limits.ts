import type { AdmissionLimits } from '../../http/admission/create-admission.ts';

export type SyncLimits = { push: AdmissionLimits; pull: AdmissionLimits };

/** Devices give up after 30 s without an answer; together these and the edits leave four of the app's connections to others. */
const usual: AdmissionLimits = {
  atOnce: 6,
  atOnceEach: 3,
  mostWaiting: 1000,
  mostWaitingBytes: 32 * 1024 * 1024,
  shareEach: 0.25,
  longestWaitMs: 20_000,
};

/** Calls that edit as a push does: nobody looks again whether they still may, so they wait no longer than for a lock. */
export const editLimits: AdmissionLimits = { ...usual, atOnce: 4, atOnceEach: 2, longestWaitMs: 8_000 };

export const syncLimits: SyncLimits = { push: usual, pull: { ...usual, mostWaiting: 2000 } };
