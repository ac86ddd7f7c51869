import { hash } from 'node:crypto';
import { touchedProjects } from '@knotenblech/shared/sync/change-to.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { Mutation, MutationResult } from '@knotenblech/shared/sync/wire.ts';
import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Transaction } from '../../database/database.ts';
import {
  type Batch,
  isTransient,
  type Prepared,
  type Recompute,
  type ResultDetails,
  type ServerRunContext,
  settle,
} from './batch.ts';
import { refuseAbsentParts } from './refuse-absent-parts.ts';
import { addWithdrawn } from './withdrawn-order.store.ts';

type Outcome = Pick<MutationResult, 'status' | 'code' | 'details'>;

type Runnable = Extract<Prepared, { refusal: null }>;

/** Runs one change: a foreseen 'no' is its answer; a bug in it is answered too, so that the queue behind it goes on. */
export const runChange = async (batch: Batch, each: Prepared): Promise<Outcome> => {
  if (each.refusal) return each.refusal.code === failed.code ? failed : refused(each.refusal);
  try {
    refuseWithdrawn(batch, each);
    const run = batch.deps.serverRuns[each.mutation.name as keyof typeof batch.deps.serverRuns];
    const details = run && isNeeded(run, each) ? await runWithEffects(batch, each, run) : await runAlone(batch, each);
    const { change, args, mutation } = each;
    for (const id of touchedProjects(change.spaces(args, batch.actor))) batch.touched.set(id, mutation.at);
    return { status: 'applied', code: null, details: details ?? {} };
  } catch (error) {
    if (error instanceof DomainError) return refused(error);
    if (isTransient(error)) throw error;
    batch.deps.onBug(error, each.mutation.name);
    return failed;
  }
};

export const failed = { status: 'failed', code: 'change_failed', details: {} } as const;

const refused = ({ code, details }: DomainError): Outcome => ({ status: 'refused', code, details: { ...details } });

const refuseWithdrawn = ({ withdrawn }: Batch, { change, args }: Runnable) => {
  const { orderId } = args as { orderId?: string };
  if (orderId && change.name !== withdrawChange.name && withdrawn.has(orderId)) {
    throw new DomainError('withdrawn', { orderId });
  }
};

const isNeeded = (run: { isNeeded?: (args: never) => boolean }, { args }: Runnable) =>
  run.isNeeded?.(args as never) ?? true;

const runAlone = async (batch: Batch, { change, args: pushed, mutation }: Runnable): Promise<undefined> => {
  const args = await recomputed(batch, change.name as ChangeName, pushed);
  const { book, actor, tx, withdrawn, isBlind } = batch;
  const overlay = book.overlay();
  change.run(overlay.rows, args, { actor, at: mutation.at });
  refuseAbsentParts(overlay, args);
  await book.keepBy(overlay, actor, { change, args, at: mutation.at, isBlind });
  const { orderId } = args as { orderId?: string | null };
  if (change.name === withdrawChange.name && orderId) {
    await addWithdrawn(tx, actor, orderId);
    withdrawn.add(orderId);
  }
};

const recomputed = async ({ tx, book, deps }: Batch, name: ChangeName, args: unknown): Promise<unknown> => {
  const recompute: Recompute<never> | undefined = deps.recomputes[name];
  return recompute ? recompute({ tx, args: args as never, rows: () => book.overlay().rows, read: book.read }) : args;
};

type Run = (context: ServerRunContext<never>) => Promise<ResultDetails | undefined>;

/** Everything before it is written out first, so that its own statements see it. */
const runWithEffects = async (batch: Batch, { change, args, mutation }: Runnable, effects: Run) => {
  const { book, actor, isBlind } = batch;
  await settle(batch);
  const overlay = book.overlay();
  return batch.tx.savepoint<ResultDetails | undefined>(async (tx) => {
    const details = await effects({
      tx: tx as Transaction,
      actor,
      args: args as never,
      uid: mutation.uid,
      at: mutation.at,
      number: mutation.number,
      rows: overlay.rows,
      read: book.read,
      lockMore: book.lockMore,
      run: () =>
        change.run(overlay.rows, args, {
          actor,
          at: mutation.at,
        }),
    });
    await book.keepBy(overlay, actor, { change, args, at: mutation.at, isBlind });
    return details;
  });
};

/** Tells whether two changes of one uid are the same change. */
export const argsHash = ({ name, args }: Pick<Mutation, 'name' | 'args'>) =>
  hash('sha256', canonicalJson([name, args]));

/** Whether every text in a value can be stored by PostgreSQL: no NUL and no half of a character. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
};
