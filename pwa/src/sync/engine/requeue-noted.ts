import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { findPresent } from '@knotenblech/shared/sync/find-present.ts';
import { isDatabaseFailure } from '../../database/database-failure.ts';
import { readMeta, writeMeta } from '../../database/read-meta.ts';
import type { Engine, NewChange } from './engine.ts';
import { resultOf } from './keep-results.ts';
import { storeChange, storeOrder } from './make-change.ts';
import { unknownHere } from './unknown-here.ts';

/**
 * What a page had shown but not stored when it ended is stored now; what is refused, nobody was told of: it becomes a card. Every
 * other failure keeps the note for the next start, and none keeps the app from starting.
 */
export const requeueNoted = async (engine: Engine) => {
  for (const change of engine.writeAhead.noted()) {
    try {
      await storeNoted(engine, change);
    } catch (error) {
      if (isDatabaseFailure(error)) return;
      continue;
    }
    engine.writeAhead.forget(change.uid);
  }
};

const storeNoted = async (engine: Engine, change: NewChange) => {
  try {
    await (change.name === 'submitOrder' ? storeNotedOrder(engine, change) : storeChange(engine, change));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await keepRefused(engine, change, error);
  }
};

/** One that is known already is not mirrored once more. */
const storeNotedOrder = async (engine: Engine, order: NewChange) => {
  const [unknown] = await unknownHere(engine.database, [order]);
  if (unknown) await storeOrder(engine, order);
};

const keepRefused = async ({ database, now }: Engine, change: NewChange, { code, details }: DomainError) => {
  const { results, meta } = database;
  await database.transaction('rw', [results, meta], async () => {
    const seq = (await readMeta(database, 'nextSeq')) ?? 1;
    const unsent = { mid: null, offered: false, tries: 0, retold: false };
    const outcome = { status: 'refused', code, details: { ...details } } as const;
    const v = change.v ?? findPresent(change)?.change.version ?? 1;
    await results.put(resultOf({ ...change, ...unsent, v, seq, outcome }, now(), false));
    await writeMeta(database, 'nextSeq', seq + 1);
  });
};

/** What the build or the session cannot take now, a later one can. */
const onlyNow: readonly ErrorCode[] = ['unknown_change', 'session_expired', 'session_ended'];

const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && !onlyNow.includes(error.code);
