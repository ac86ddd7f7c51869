import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { uncountAttempt } from '../../http/login-try.store.ts';
import { keyOf, refuseTooMany } from '../../http/refuse-too-many.ts';

/** Unknown codes of one user in a quarter of an hour: enough for typing errors, too few to guess one. */
export const mostUnknown = 20;

/** Whose tries count. Counted on connections that wait for nobody's work, not in the transaction that looks a code up: they stay when that is undone. */
export type CodeTries = { sessions: Sql; userId: UserId; now: Date };

/** Looks a code up, and counts that where nobody knows it; refused, whatever the code, to whoever has tried many. */
export const limitCodes = async <T>({ sessions, userId, now }: CodeTries, look: () => Promise<T>): Promise<T> => {
  const key = keyOf('voucher', userId);
  await refuseTooMany(sessions, [{ key, most: mostUnknown }], now);
  let isUnknown = false;
  try {
    return await look();
  } catch (error) {
    isUnknown = error instanceof DomainError && error.code === 'voucher_unknown';
    throw error;
  } finally {
    if (!isUnknown) await uncountAttempt(sessions, [key], now);
  }
};
