import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Change, ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import type { UnitOfWork } from '../rows/unit-of-work.ts';

/** A price set by hand that holds no longer: its project was edited. */
export type FallenPrice = { customerId: CustomerId; projectId: ProjectId };

export type BatchDeps = {
  serverRuns: ServerRuns;
  recomputes: Recomputes;
  onBug: (error: unknown, name: string) => void;
  /** In the transaction of the change that made it fall. */
  onPriceFell?: (tx: Transaction, fallen: FallenPrice) => Promise<void>;
};

/** A change that may run, with the spaces it writes and the rows it reads, or the code it is refused with. */
export type Prepared = {
  mutation: Mutation;
  hash: string;
  spaces: readonly SpaceId[];
  reads: readonly ReadKey[];
} & ({ change: Change; args: unknown; refusal: null } | { refusal: DomainError });

/** What the changes of one push share. */
export type Batch = {
  tx: Transaction;
  actor: Actor;
  book: UnitOfWork;
  deps: BatchDeps;
  /** Whether it comes from a program, which has seen nothing of what it changes. */
  isBlind: boolean;
  withdrawn: Set<string>;
  /** Projects whose sums are not up to date, with the time of the latest change. */
  touched: Map<ProjectId, string>;
};

/** Brings sums up to date and writes everything out. */
export const settle = async (batch: Batch) => {
  await sumUp(batch);
  await batch.book.flush();
};

/** Brings sums up to date; a project whose sums cannot be made keeps its old ones. */
export const sumUp = async ({ tx, actor: { customerId }, book, touched, deps }: Batch) => {
  for (const [projectId, at] of touched) {
    try {
      const fallen = await book.summarise(new Map([[projectId, at]]));
      for (const id of fallen) await deps.onPriceFell?.(tx, { customerId, projectId: id });
    } catch (error) {
      if (isTransient(error) || (error instanceof Error && error.name === 'PostgresError')) throw error;
      deps.onBug(error, 'summariseProject');
    }
  }
  touched.clear();
};

/** Gives the arguments of a change with the server's own numbers in place of those the device has computed. Throws DomainError to refuse. */
export type Recompute<N extends ChangeName> = (context: {
  tx: Transaction;
  args: ArgsOf<N>;
  /** The rows as they stand before the change, with everything that `read` has fetched. */
  rows: () => Rows;
  read: (keys: readonly ReadKey[]) => Promise<void>;
}) => Promise<ArgsOf<N>>;

/** The changes whose arguments hold numbers that are claims. */
export type Recomputes = { [N in ChangeName]?: Recompute<N> };

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

const transient = /^(08|25|40|53|55|57|58|XX)|^(CONNECTION|CONNECT_TIMEOUT|ECONN|EPIPE|ENOENT)/;

/** Connection, serialization, deadlock, resource and shutdown errors say nothing about the change: the device tries again. */
export const isTransient = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.name !== 'DomainError'
    ? transient.test(error.code)
    : false;
