import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Sql } from '../../database/database.ts';
import { clearAttempts, type Limit, uncountAttempt } from '../../http/login-try.store.ts';
import { isWithinLimits, keyOf, tooManyTries } from '../../http/refuse-too-many.ts';
import { networkOf } from './network-of.ts';

const dayMs = 86_400_000;

/** Tries at one account from one address, in a quarter of an hour. */
export const triesPerAccount = 10;

/**
 * Where the user was never signed in from, two budgets count besides. The first three tries at an account from a network have
 * the larger one, so that a stranger who has filled the other keeps nobody out: the right password comes from a new place, or
 * from behind a shared address, in its first tries. Both together allow no more guesses a day than 50 at an account and 100
 * from an address in each quarter of an hour: 4,680 of 4,800 and 8,800 of 9,600.
 */
const firstTriesPerNetwork = 3;
const firstTries = { atAccount: 1800, fromAddress: 4000 };
const furtherTries = { atAccount: 30, fromAddress: 50 };

type Try = { login: string; address: string; isKnownAddress: boolean };
/** What a try was counted by; for `clearTries`. */
export type TakenTry = { pair: string; keys: string[] };

const choicesOf = ({ login, address, isKnownAddress }: Try): Limit[][] => {
  const account = login.toLowerCase();
  const pair = { key: keyOf('account', account, address), most: triesPerAccount };
  if (isKnownAddress) return [[pair]];
  const aDay = { windowMs: dayMs };
  return [
    [
      pair,
      { key: keyOf('first', account, networkOf(address)), most: firstTriesPerNetwork, ...aDay },
      { key: keyOf('first-address', address), most: firstTries.fromAddress, ...aDay },
      { key: keyOf('first-account', account), most: firstTries.atAccount, ...aDay },
    ],
    [
      pair,
      { key: keyOf('address', address), most: furtherTries.fromAddress },
      { key: keyOf('strangers', account), most: furtherTries.atAccount },
    ],
  ];
};

/** Counts a sign-in, or refuses it when there were too many. */
export const limitTries = async (owner: Sql, attempt: Try, now: Date): Promise<TakenTry> => {
  for (const limits of choicesOf(attempt)) {
    const keys = limits.map(({ key }) => key);
    if (await isWithinLimits(owner, limits, now)) return { pair: keys[0] ?? '', keys };
  }
  throw new DomainError('too_many_tries', tooManyTries);
};

/** A right password was no guess: this try counts nowhere, and earlier ones at the account from this address are forgotten. */
export const clearTries = async (owner: Sql, { pair, keys }: TakenTry, now: Date) => {
  await uncountAttempt(owner, keys, now);
  await clearAttempts(owner, [pair]);
};
