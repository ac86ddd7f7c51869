/** What a client found a list to hold from a place on; whole: it ends there. */
export type Observation = { list: string; from: number; values: readonly string[]; isWhole: boolean };
export type Append = { list: string; value: string };

/** A transaction on lists that only grow, as its client saw it; the times are of one clock. */
export type Step = {
  client: string;
  startedAt: number;
  endedAt: number;
  isRefused: boolean;
  appends: readonly Append[];
  observations: readonly Observation[];
};
