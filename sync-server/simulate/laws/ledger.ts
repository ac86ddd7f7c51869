import type { Made } from '../make-on-device.ts';

/** Pieces of a part, or whether it is taken. */
export type Choice = number | boolean | null;

/** What somebody who saw everything would know. */
export type Ledger = {
  made: Map<string, Made>;
  /** Taken back before they left; the order of each, where it was one. */
  withdrawn: Map<string, string | null>;
  /** Of what lay on storage that is gone: it may be known to the server or not. */
  lost: Set<string>;
  /** Clients whose place in the queue the server may not know, or that two profiles share. */
  ambiguous: Set<string>;
  /** Clients whose place in the queue the server has forgotten. */
  forgotten: Set<string>;
  /** What the server has answered for ever, in the order of its commits. */
  settled: Map<string, string>;
  /** What the server has ever applied, before a restore too. */
  everApplied: Set<string>;
  /** When the server was first restored; null: never. */
  firstRestoredAt: number | null;
  /** Whether all that was told again came within the time in which a restored server waits for it. */
  isToldInTime: boolean;
  /** What was chosen last in fields of parts, each with its user; null: given up. */
  choices: Map<string, { value: Choice; userId: string }>;
  violations: Set<string>;
};

export const createLedger = (): Ledger => ({
  made: new Map(),
  withdrawn: new Map(),
  lost: new Set(),
  ambiguous: new Set(),
  forgotten: new Set(),
  settled: new Map(),
  everApplied: new Set(),
  firstRestoredAt: null,
  isToldInTime: true,
  choices: new Map(),
  violations: new Set(),
});
