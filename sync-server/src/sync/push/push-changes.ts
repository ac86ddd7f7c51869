import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import {
  type Mutation,
  type MutationResult,
  type PushAnswer,
  type PushRequest,
  schemaVersion,
} from '@knotenblech/shared/sync/wire.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { pipelined, type Sql, type Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { type Epoch, keepLastMid, lockClient, readEpoch } from '../rows/client.store.ts';
import { openReadOnlyUnit } from '../rows/unit-of-work.ts';
import { type Batch, type BatchDeps, isTransient, type Prepared, sumUp } from './batch.ts';
import { prepareChange } from './prepare-change.ts';
import { addResults, type NewResult, readResults } from './result.store.ts';
import { failed, runChange } from './run-change.ts';
import { readWithdrawn } from './withdrawn-order.store.ts';

export type PushDeps = BatchDeps & {
  sql: Sql;
  now: () => Date;
  /** After so much of it no further change is begun: the device sends the rest again. */
  longestWorkMs?: number;
};

/** Long before a device gives up; measuring a part alone may take as long. */
const usualWorkMs = 10_000;

/**
 * 'gap', 'forked': the server's and the device's history of this client differ; the device takes a new client id.
 * 'restored': the device knows more than the server; it tells that first. 'outdated': the first change is of a newer build than
 * this server, which was set back; 'unknown': it is of no build that this server knows of. Nothing from there on was looked at.
 */
type Broken = 'wrong-user' | 'gap' | 'forked' | 'restored' | 'outdated' | 'unknown';

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

type Pushed = { deps: PushDeps; fails: boolean; actor: Actor; request: PushRequest; prepared: readonly Prepared[] };

const pushTogether = async (deps: PushDeps, actor: Actor, request: PushRequest, fails = false) => {
  try {
    const now = deps.now();
    const sent = { actor, now, isNewer: request.schema > schemaVersion, onBug: deps.onBug };
    const prepared = request.mutations.map((mutation) => prepareChange(mutation, sent));
    const pushed = { deps, fails, actor, request, prepared };
    return await withCustomer(deps.sql, actor.customerId, (tx) => pushInside(tx, pushed));
  } catch (error) {
    if (error instanceof Abort) return { kind: error.kind } satisfies PushOutcome;
    throw error;
  }
};

const pushEach = async (deps: PushDeps, actor: Actor, request: PushRequest): Promise<PushOutcome> => {
  const results: MutationResult[] = [];
  const tooEarly: string[] = [];
  const changed = new Map<SpaceId, number>();
  let lastMid = 0;
  for (const mutation of request.mutations) {
    const alone = { ...request, mutations: [mutation] };
    const outcome = await pushTogether(deps, actor, alone).catch((error: unknown) => {
      if (!isBroken(error)) throw error;
      deps.onBug(error, mutation.name);
      return pushTogether(deps, actor, alone, true);
    });
    if (isUnknownHere(outcome.kind) && results.length + tooEarly.length > 0) break;
    if (outcome.kind !== 'answer') return outcome;
    results.push(...outcome.answer.results);
    tooEarly.push(...(outcome.answer.tooEarly ?? []));
    lastMid = outcome.answer.lastMid;
    for (const [space, version] of outcome.changed) changed.set(space, version);
  }
  return { kind: 'answer', answer: answerOf(lastMid, results, tooEarly), changed };
};

/** A statement that failed for what it says, or after one that did; trouble of connection or load says nothing. */
const isBroken = (error: unknown) =>
  !isTransient(error) || (error instanceof Error && 'code' in error && error.code === abortedTransaction);

const abortedTransaction = '25P02';

const unknownKinds = new Map<ErrorCode | undefined, Broken>([
  ['server_outdated', 'outdated'],
  ['unknown_change', 'unknown'],
]);

const isUnknownHere = (kind: PushOutcome['kind']) => kind === 'outdated' || kind === 'unknown';

const pushInside = async (tx: Transaction, { deps, fails, actor, request, prepared }: Pushed): Promise<PushOutcome> => {
  const { clientId, epoch, mutations } = request;
  const key = { customerId: actor.customerId, clientId };
  const [client, here, book, known, withdrawn] = await pipelined([
    lockClient(tx, key, actor.userId),
    readEpoch(tx),
    openReadOnlyUnit(tx, {
      customerId: actor.customerId,
      spaces: prepared.flatMap(({ spaces }) => spaces),
      reads: prepared.flatMap(({ reads }) => reads),
    }),
    readResults(
      tx,
      actor,
      mutations.map(({ uid }) => uid),
    ),
    readWithdrawn(
      tx,
      actor.customerId,
      mutations.flatMap(({ args }) => orderIdOf(args)),
    ),
  ]);
  if (client.userId !== actor.userId) throw new Abort('wrong-user');
  if (epoch && epoch !== here.epoch) throw new Abort('restored');
  const batch: Batch = { tx, actor, book, deps, withdrawn, isBlind: false, touched: new Map() };

  const { longestWorkMs = usualWorkMs } = deps;
  const startedAt = performance.now();
  let lastMid = client.lastMid;
  const results: MutationResult[] = [];
  const added: NewResult[] = [];
  const tooEarly: string[] = [];
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
    if (added.length + tooEarly.length > 0 && performance.now() - startedAt > longestWorkMs) break;
    const unknown = unknownKinds.get(each.refusal?.code);
    if (unknown) {
      if (results.length + tooEarly.length === 0) throw new Abort(unknown);
      break;
    }
    const result = { id, uid, ...(fails ? failed : await runChange(batch, each)) };
    lastMid = id;
    if (isDeferred(here, deps.now(), each.mutation, result)) {
      tooEarly.push(uid);
      continue;
    }
    known.set(uid, { ...result, argsHash: each.hash });
    added.push({ ...result, argsHash: each.hash });
    results.push(result);
  }
  await sumUp(batch);
  const [changed] = await pipelined([
    book.close(),
    book.flush(),
    addResults(tx, actor, clientId, added),
    keepLastMid(tx, key, lastMid),
  ]);
  return { kind: 'answer', answer: answerOf(lastMid, results, tooEarly), changed };
};

const answerOf = (lastMid: number, results: MutationResult[], tooEarly: string[]): PushAnswer =>
  tooEarly.length > 0 ? { lastMid, results, tooEarly } : { lastMid, results };

const reused = { status: 'refused', code: 'uid_reused', details: {} } as const;

const orderIdOf = (args: unknown): string[] => {
  const orderId = (args as { orderId?: unknown } | null)?.orderId;
  return typeof orderId === 'string' && /^[0-9a-f-]{36}$/.test(orderId) ? [orderId] : [];
};

/** For so long after a restore a device may still come that tells what another one's work builds on. */
const tellingMs = 86_400_000;

/** The clock of the database that was restored may be ahead. */
const mostAheadMs = 3_600_000;

/** Refusals that what is still to be told may take away; what is not among them no other device's work can heal. */
const passing: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'not_found',
  'project_not_read',
  'project_read_only',
  'project_trashed',
  'project_on_request',
  'missing_data',
  'file_replaced',
  'price_present',
  'price_changed',
  'contents_changed',
  'cart_empty',
  'approval_closed',
  'address_missing',
  'address_incomplete',
  'phone_missing',
  'option_gone',
  'voucher_minimum',
]);

/**
 * Whether a change is refused for now only: it was made before the server was restored, and another device may still tell
 * what it builds on.
 */
const isDeferred = (
  { epoch, restoredAt }: Epoch,
  now: Date,
  { madeOn }: Mutation,
  { status, code }: Pick<MutationResult, 'status' | 'code'>,
): boolean => {
  if (restoredAt === null || madeOn === undefined || madeOn === epoch) return false;
  const elapsedMs = now.getTime() - restoredAt.getTime();
  return elapsedMs > -mostAheadMs && elapsedMs < tellingMs && status === 'refused' && passing.has(code);
};
