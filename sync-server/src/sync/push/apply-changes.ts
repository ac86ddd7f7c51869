import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { Admission } from '../../http/admission/create-admission.ts';
import { pokeAtCommit } from '../rows/pokes.ts';
import { openReadOnlyUnit } from '../rows/unit-of-work.ts';
import { type Batch, type BatchDeps, settle } from './batch.ts';
import { prepareChange } from './prepare-change.ts';
import { runChange } from './run-change.ts';

export type NamedChange = { [N in ChangeName]: { name: N; args: ArgsOf<N> } }[ChangeName];
export type ApplyDeps = BatchDeps & { sql: Sql; edits: Admission };

/**
 * Runs shared changes that came over the API instead of from a device's queue: the same code, all of them or none, in one
 * transaction, and devices hear of it; a few of a customer's at a time. Whoever set what they overwrite is told so: the
 * program that sends them has seen nothing, whatever they say. Throws DomainError when one is refused.
 */
export const applyChanges = (deps: ApplyDeps, actor: Actor, changes: readonly NamedChange[], at: string) =>
  apply({ deps, actor, isBlind: true }, changes, at);

/** The same for a user who has the rows before him: what his change says was seen counts. */
export const applySeenChange = (deps: ApplyDeps, actor: Actor, change: NamedChange, at: string) =>
  apply({ deps, actor, isBlind: false }, [change], at);

type Acting = { deps: ApplyDeps; actor: Actor; isBlind: boolean };

const apply = async (acting: Acting, changes: readonly NamedChange[], at: string) => {
  if (changes.length === 0) return;
  const { deps, actor } = acting;
  const ticket = { lane: 'small', whose: actor.customerId, bytes: 0 } as const;
  const admitted = await deps.edits.run(ticket, () =>
    withCustomer(deps.sql, actor.customerId, (tx) => applyInside(tx, acting, changes, at)),
  );
  if (admitted.kind === 'turned away')
    throw new DomainError('unavailable', { retryAfterSeconds: admitted.retryAfterSeconds });
};

const applyInside = async (
  tx: Transaction,
  { deps, actor, isBlind }: Acting,
  changes: readonly NamedChange[],
  at: string,
): Promise<void> => {
  const prepared = changes.map(({ name, args }, n) =>
    prepareChange(
      { id: n + 1, uid: crypto.randomUUID(), name, v: 1, args, at },
      { actor, now: new Date(), onBug: deps.onBug },
    ),
  );
  const book = await openReadOnlyUnit(tx, {
    customerId: actor.customerId,
    spaces: prepared.flatMap(({ spaces }) => spaces),
    reads: prepared.flatMap(({ reads }) => reads),
  });
  const batch: Batch = { tx, actor, book, deps, isBlind, withdrawn: new Set(), touched: new Map() };
  for (const each of prepared) {
    const { status, code, details } = await runChange(batch, each);
    if (status !== 'applied') throw new DomainError(code ?? 'change_failed', detailsOf(details));
  }
  await settle(batch);
  await pokeAtCommit(tx, actor.customerId, await book.close());
};

const detailsOf = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string | number | boolean | null] => typeof entry[1] !== 'object',
    ),
  );
