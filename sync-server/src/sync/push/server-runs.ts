import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/rows.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { Transaction } from '../../database/database.ts';

export type ServerRunContext<N extends ChangeName> = {
  /** A savepoint of the push: what it wrote is undone when the run throws. */
  tx: Transaction;
  actor: Actor;
  args: ArgsOf<N>;
  uid: string;
  /** When the device made the change (ISO 8601). */
  at: string;
  /** What it was numbered, as its device says, before the server was restored. */
  number: number | undefined;
  /** Reads what the change declares and what `read` has fetched; writes go to the spaces the change declares. */
  rows: Rows;
  read: (keys: readonly ReadKey[]) => Promise<void>;
  /** Spaces to write besides those the change declares: a message to somebody else. */
  lockMore: (spaces: readonly SpaceId[]) => Promise<void>;
  /** Runs the shared change itself on `rows`; to be called once. */
  run: () => void;
};

export type ResultDetails = Record<string, unknown>;

type ServerRun<N extends ChangeName> = {
  (context: ServerRunContext<N>): Promise<ResultDetails | undefined>;
  /** Left out: always. What needs nothing of the server's own is written together with what stands beside it. */
  isNeeded?: (args: ArgsOf<N>) => boolean;
};

/**
 * What the server does beside the shared change, in the same transaction: number and job of an order, reading of a file.
 * Throws DomainError to refuse; gives what the device is to be told. No network in here.
 */
export type ServerRuns = { [N in ChangeName]?: ServerRun<N> };
