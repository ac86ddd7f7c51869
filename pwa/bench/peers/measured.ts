import type { NetworkKind } from './network.ts';

export type Order = {
  count: number;
  edits: number;
  crashEdits: number;
  network: NetworkKind;
  run: number;
  /** Of each step. */
  limitMs: number;
};

type Figure =
  | 'loadMs'
  | 'loadDown'
  | 'warmMs'
  | 'writeP50'
  | 'writeP95'
  | 'writeP99'
  | 'settleMs'
  | 'pushMs'
  | 'pushUp'
  | 'pushDown'
  | 'kept';
/** What one run has found out so far. */
export type Measured = Partial<Record<Figure, number>>;
