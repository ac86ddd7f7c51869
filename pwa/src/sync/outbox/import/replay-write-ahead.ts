import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { isDatabaseFailure } from '../../../database/device-database.ts';
import { readMeta, writeMeta } from '../../../database/shop-database.ts';
import { isDeviceFull, reportQuotaExceeded } from '../../../device/quota/quota.ts';
import type { Engine, NewChange } from '../../engine/open-engine.ts';
import { resultOf } from '../keep-results.ts';
import { storeChange, storeOrder } from '../make-change.ts';
import { withoutKnown } from './import-unsent-work.ts';
import { requeueFromMirror } from './requeue-from-mirror.ts';
import { importMutation, versionOf } from './take-in-change.ts';

/**
 * What a page had shown but not stored when it ended is stored now; what is refused, nobody was told of: it becomes a card. Every
 * other failure keeps the note for the next try, and none keeps the app from starting.
 */
export const replayWriteAhead = async (engine: Engine) => {
  for (const change of engine.writeAhead.left()) {
    try {
      await storeNoted(engine, change);
    } catch (error) {
      if (isDeviceFull(error)) reportQuotaExceeded(true, 'change');
      if (isDatabaseFailure(error)) return;
      continue;
    }
    reportQuotaExceeded(false, 'change');
    engine.writeAhead.forget(change.uid);
  }
};

const storeNoted = async (engine: Engine, change: NewChange) => {
  if (change.carriedAt !== undefined) return void (await importMutation(engine, change));
  try {
    await (change.name === 'submitOrder' ? storeNotedOrder(engine, change) : storeChange(engine, change));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await keepRefused(engine, change, error);
  }
};

/** One that is known already is not mirrored once more. */
const storeNotedOrder = async (engine: Engine, order: NewChange) => {
  const [unknown] = await withoutKnown(engine.database, [order]);
  if (unknown) await storeOrder(engine, order);
};

const keepRefused = async ({ database, now }: Engine, change: NewChange, { code, details }: DomainError) => {
  const { results, meta } = database;
  await database.transaction('rw', [results, meta], async () => {
    const seq = (await readMeta(database, 'nextSeq')) ?? 1;
    const outcome = { status: 'refused', code, details: { ...details } } as const;
    const kept = { ...change, tries: 0, v: versionOf(change), seq };
    await results.put(resultOf(kept, outcome, now(), false));
    await writeMeta(database, 'nextSeq', seq + 1);
  });
};

/** What the build or the session cannot take now, a later one can. */
const onlyNow: readonly ErrorCode[] = ['unknown_change', 'session_expired', 'session_ended'];

const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && !onlyNow.includes(error.code);

type OnOrdersRestored = (count: number) => void;

/** What lies beside the queue goes into it, as far as the device has room for it now. */
export const requeueLeft = async (engine: Engine, onOrdersRestored: OnOrdersRestored) => {
  onOrdersRestored(await requeueFromMirror(engine));
  await replayWriteAhead(engine);
};

/** One try at a time: storing something tells of room, and that begins the next. */
export const requeueOneAtATime = (engine: Engine, onOrdersRestored: OnOrdersRestored) => {
  let running: Promise<void> | null = null;
  return () => {
    running ??= requeueLeft(engine, onOrdersRestored).finally(() => {
      running = null;
    });
    return running;
  };
};
