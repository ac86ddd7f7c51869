import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Change } from '@knotenblech/shared/records/define-change.ts';
import type { ReadKey } from '@knotenblech/shared/records/rows.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import type { UnitOfWork } from '../rows/unit-of-work.ts';
import type { Recomputes } from './recomputes.ts';
import type { ServerRuns } from './server-runs.ts';
import { isTransient } from './transient-error.ts';

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
