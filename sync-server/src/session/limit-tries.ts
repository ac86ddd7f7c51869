import type { Sql } from '../database/database.ts';
import { forgetTries, forgetTry } from './login-try-store.ts';
import { keyOf, refuseTooMany } from './refuse-too-many.ts';

/** Tries in a quarter of an hour: of one account from one address, and of one address over all accounts. */
export const triesPerAccount = 10;
const triesPerAddress = 100;
/** Of one account from addresses it was never signed in from; its own addresses are not counted here. */
const triesFromStrangers = 50;

type Try = { login: string; address: string; isKnownAddress: boolean };

const limitsOf = ({ login, address, isKnownAddress }: Try) => {
  const account = login.toLowerCase();
  const limits = [
    { key: keyOf('account', account, address), most: triesPerAccount },
    { key: keyOf('address', address), most: triesPerAddress },
  ];
  return isKnownAddress ? limits : [...limits, { key: keyOf('strangers', account), most: triesFromStrangers }];
};

/** Refuses a sign-in when there were too many; a victim can always sign in from an address of his own. */
export const limitTries = (owner: Sql, attempt: Try, now: Date) => refuseTooMany(owner, limitsOf(attempt), now);

/** A right password was no guess: this try counts nowhere, and earlier ones at the account from this address are forgotten. */
export const clearTries = async (owner: Sql, attempt: Try, now: Date) => {
  const keys = limitsOf(attempt).map((limit) => limit.key);
  await forgetTry(owner, keys, now);
  await forgetTries(owner, keys.slice(0, 1));
};
