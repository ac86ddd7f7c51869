import type { MutationResult } from '@knotenblech/shared/sync/wire.ts';

export type Outcome = Pick<MutationResult, 'status' | 'code' | 'details'>;

/** Where a change stands between the tap and the server's effect; docs/outbox.md has the picture. */
export type EntryState =
  /** It has never left the device: its user can take it back. */
  | { is: 'queued' }
  /** It has left once, or lies in a file: it may have arrived, whatever came back since. */
  | { is: 'sent' }
  /** A restored server did not know what it builds on (since when, ISO 8601): it waits for news of that. */
  | { is: 'deferred'; since: string }
  /** It was deferred, and there is news: it leaves again, or has left. */
  | { is: 'resumed' }
  /** The server has answered; the entry stays until a pull has brought its effect. */
  | { is: 'answered'; outcome: Outcome };

/** A change that is not yet known to be in what the server sent back. */
export type OutboxEntry = {
  /** Order in which the changes were made. */
  seq: number;
  uid: string;
  name: string;
  v: number;
  args: unknown;
  at: string;
  /** Place in the queue as the server counts, given when it is first sent. */
  mid: number | null;
  state: EntryState;
  /** When it was put into a file, or came from one, before it was answered here (ISO 8601): another device may send it. */
  carriedAt?: string;
  tries: number;
  /** Sent again to a server that was restored; its effect is in the rows already or comes with the pull. */
  retold: boolean;
  /** The number that its order was given before the server was restored. */
  number?: number;
  /** The epoch whose rows it was made on. An order that the server has never answered has none: it is judged at once, and its buyer asked. */
  madeOn?: string;
};

type Kind = EntryState['is'];

/** What happens to an entry, and the state that it leads to from each state. */
export const transitions = {
  /** Leaves for the server, or into a file. */
  sent: { queued: 'sent', sent: 'sent', deferred: 'deferred', resumed: 'resumed', answered: 'answered' },
  /** It was turned away at the door: nothing has looked at it. */
  turnedAway: { queued: 'queued', sent: 'queued', deferred: 'deferred', resumed: 'resumed', answered: 'answered' },
  /** The server does not know what it builds on. */
  deferred: { queued: 'deferred', sent: 'deferred', deferred: 'deferred', resumed: 'deferred', answered: 'answered' },
  /** What it builds on may have come, or it has waited long enough. */
  resumed: { queued: 'queued', sent: 'sent', deferred: 'resumed', resumed: 'resumed', answered: 'answered' },
  answered: { queued: 'answered', sent: 'answered', deferred: 'answered', resumed: 'answered', answered: 'answered' },
  /** The server has forgotten its answer: it is sent again. */
  forgotten: { queued: 'queued', sent: 'sent', deferred: 'deferred', resumed: 'resumed', answered: 'sent' },
  /** The server was restored: all that waits is sent again. */
  restored: { queued: 'queued', sent: 'sent', deferred: 'sent', resumed: 'sent', answered: 'sent' },
} as const satisfies Record<string, Record<Kind, Kind>>;

/** What happens to an entry, with the answer or the moment (ISO 8601) that comes with it. */
export type EntryEvent =
  | { event: Exclude<keyof typeof transitions, 'answered' | 'deferred'> }
  | { event: 'deferred'; at: string }
  | { event: 'answered'; outcome: Outcome };

/** The state after something has happened. */
export const nextState = (state: EntryState, happened: EntryEvent): EntryState => {
  const next = transitions[happened.event][state.is];
  if (happened.event === 'deferred' && next === 'deferred') return { is: next, since: happened.at };
  if (happened.event === 'answered') return { is: 'answered', outcome: happened.outcome };
  return next === state.is ? state : ({ is: next } as EntryState);
};

/** For Dexie's `modify`: the same for each entry that it is given. */
export const stateAfter = (happened: EntryEvent) => (entry: Pick<OutboxEntry, 'state'>) => {
  entry.state = nextState(entry.state, happened);
};

/** The server's answer; null: it waits for one. */
export const outcomeOf = ({ state }: Pick<OutboxEntry, 'state'>): Outcome | null =>
  state.is === 'answered' ? state.outcome : null;

/** Whether the server has not answered it yet. */
export const isPending = ({ state }: Pick<OutboxEntry, 'state'>): boolean => state.is !== 'answered';
