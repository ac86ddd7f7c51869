import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { findPresent } from '@knotenblech/shared/sync/find-present.ts';
import { customerPriceSpace, customerSpace, type SpaceId } from '@knotenblech/shared/sync/space.ts';
import { touchedProjects } from '@knotenblech/shared/sync/touched-projects.ts';
import type { Mutation, MutationResult, PushAnswer, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { inCustomer } from '../database/in-customer.ts';
import { argsHash } from './args-hash.ts';
import { type Batch, type BatchDeps, type Prepared, settle } from './batch.ts';
import { keepLastMid, lockClient, readEpoch } from './client-store.ts';
import { isStorable } from './is-storable.ts';
import { mayJoin } from './may-join.ts';
import { addResults, type NewResult, readResults } from './result-store.ts';
import { openRowBook } from './row-book.ts';
import { runChange } from './run-change.ts';
import { isTransient } from './transient-error.ts';
import { readWithdrawn } from './withdrawn-order-store.ts';

export type PushDeps = BatchDeps & { sql: Sql; now: () => Date };
/**
 * 'gap', 'forked': the server's and the device's history of this client differ; the device takes a new client id.
 * 'restored': the device knows more than the server; it tells that first.
 */
type Broken = 'wrong-user' | 'gap' | 'forked' | 'restored';
export type PushOutcome =
  | { kind: 'answer'; answer: PushAnswer; changed: ReadonlyMap<SpaceId, number> }
  | { kind: Broken };

class Abort extends Error {
  readonly kind: Broken;
  constructor(kind: Abort['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * Applies a device's changes in order, each exactly once, in one transaction, and answers each for ever.
 * Where one of them breaks the transaction, each gets its own; the one that breaks that again is answered as failed.
 */
export const pushChanges = async (deps: PushDeps, actor: Actor, request: PushRequest): Promise<PushOutcome> => {
  try {
    return await pushTogether(deps, actor, request);
  } catch (error) {
    if (!isBroken(error)) throw error;
    deps.onBug(error, 'push');
    return pushEach(deps, actor, request);
  }
};

const pushTogether = async (deps: PushDeps, actor: Actor, request: PushRequest, fails = false) => {
  try {
    return await inCustomer(deps.sql, actor.customerId, (tx) => pushInside(tx, { ...deps, fails }, actor, request));
  } catch (error) {
    if (error instanceof Abort) return { kind: error.kind } satisfies PushOutcome;
    throw error;
  }
};

const pushEach = async (deps: PushDeps, actor: Actor, request: PushRequest): Promise<PushOutcome> => {
  const results: MutationResult[] = [];
  const changed = new Map<SpaceId, number>();
  let lastMid = 0;
  for (const mutation of request.mutations) {
    const alone = { ...request, mutations: [mutation] };
    const outcome = await pushTogether(deps, actor, alone).catch((error: unknown) => {
      if (!isBroken(error)) throw error;
      deps.onBug(error, mutation.name);
      return pushTogether(deps, actor, alone, true);
    });
    if (outcome.kind !== 'answer') return outcome;
    results.push(...outcome.answer.results);
    lastMid = outcome.answer.lastMid;
    for (const [space, version] of outcome.changed) changed.set(space, version);
  }
  return { kind: 'answer', answer: { lastMid, results }, changed };
};

/** A statement that failed for what it says, or after one that did; trouble of connection or load says nothing. */
const isBroken = (error: unknown) =>
  !isTransient(error) || (error instanceof Error && 'code' in error && error.code === abortedTransaction);

const abortedTransaction = '25P02';

const pushInside = async (
  tx: Transaction,
  deps: PushDeps & { fails: boolean },
  actor: Actor,
  { clientId, epoch, mutations }: PushRequest,
): Promise<PushOutcome> => {
  const key = { customerId: actor.customerId, clientId };
  const client = await lockClient(tx, key, actor.userId);
  if (client.userId !== actor.userId) throw new Abort('wrong-user');
  if (epoch && epoch !== (await readEpoch(tx))) throw new Abort('restored');
  const prepared = mutations.map((mutation) => prepareChange(mutation, actor, deps.now()));
  const book = await openRowBook(
    tx,
    actor.customerId,
    prepared.flatMap((each) => spacesOf(each, actor)),
  );
  const known = await readResults(
    tx,
    actor,
    mutations.map(({ uid }) => uid),
  );
  const fresh = prepared.filter(({ mutation }) => !known.has(mutation.uid));
  await book.read(fresh.flatMap((each) => (each.refusal ? [] : each.change.reads(each.args, actor))));
  const orders = mutations.flatMap(({ args }) => orderIdOf(args));
  const withdrawn = await readWithdrawn(tx, actor.customerId, orders);
  const batch: Batch = { tx, actor, book, deps, withdrawn, touched: new Map() };

  let lastMid = client.lastMid;
  const results: MutationResult[] = [];
  const added: NewResult[] = [];
  for (const each of prepared) {
    const { id, uid } = each.mutation;
    if (id > lastMid + 1) throw new Abort('gap');
    const had = known.get(uid);
    if (had) {
      lastMid = Math.max(lastMid, id);
      const { argsHash: hash, ...answer } = had;
      results.push({ id, uid, ...(hash === each.hash ? answer : reused) });
      continue;
    }
    if (id <= lastMid) throw new Abort('forked');
    const result = { id, uid, ...(deps.fails ? failed : await runChange(batch, each)) };
    lastMid = id;
    known.set(uid, { ...result, argsHash: each.hash });
    added.push({ ...result, argsHash: each.hash });
    results.push(result);
  }
  await settle(batch);
  await addResults(tx, actor, clientId, added);
  await keepLastMid(tx, key, lastMid);
  return { kind: 'answer', answer: { lastMid, results }, changed: await book.close() };
};

const failed = { status: 'failed', code: 'change_failed', details: {} } as const;
const reused = { status: 'refused', code: 'uid_reused', details: {} } as const;

/** When a change was made, as its device says it; a time that is none, or has not come yet, becomes now. */
const timeOf = (at: string, now: Date) => {
  const ms = Date.parse(at);
  return new Date(Number.isNaN(ms) || ms > now.getTime() ? now : ms).toISOString();
};

/** A change as it arrived, checked as far as that takes no rows. */
export const prepareChange = (pushed: Mutation, actor: Actor, now: Date): Prepared => {
  const hash = argsHash(pushed);
  const mutation = { ...pushed, at: timeOf(pushed.at, now) };
  const refuse = (refusal: DomainError) => ({ mutation, hash, refusal });
  if (!isStorable(mutation.args)) return refuse(new DomainError('invalid_input'));
  const present = findPresent(mutation);
  if (!present) return refuse(new DomainError('unknown_change', { name: mutation.name, v: mutation.v }));
  const { change } = present;
  const parsed = change.args.safeParse(present.args);
  if (!parsed.success) {
    return refuse(new DomainError('invalid_input', { field: parsed.error.issues[0]?.path.join('.') ?? '' }));
  }
  const code = change.refusal(actor, parsed.data);
  if (code) return refuse(new DomainError(code));
  if (!change.spaces(parsed.data, actor).every((space) => mayJoin(actor, space))) {
    return refuse(new DomainError('not_allowed'));
  }
  return { mutation, hash, change, args: parsed.data, refusal: null };
};

/** The spaces a change writes, and those its project's sums lie in. */
export const spacesOf = (each: Prepared, actor: Actor): SpaceId[] => {
  if (each.refusal) return [];
  const spaces = each.change.spaces(each.args, actor);
  if (touchedProjects(spaces).length === 0) return spaces;
  return [...spaces, customerSpace(actor.customerId), customerPriceSpace(actor.customerId)];
};

const orderIdOf = (args: unknown): string[] => {
  const orderId = (args as { orderId?: unknown } | null)?.orderId;
  return typeof orderId === 'string' && /^[0-9a-f-]{36}$/.test(orderId) ? [orderId] : [];
};
