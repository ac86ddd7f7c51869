import type { Sql } from '../database/database.ts';
import type { Limit } from '../http/login-try.store.ts';
import { keyOf, refuseTooMany } from '../http/refuse-too-many.ts';

/** Mails that one address of the network may cause, and that one mailbox gets, in a quarter of an hour. */
export const mailsPerAddress = 30;
export const mailsPerMailbox = 5;
const tokensPerAddress = 60;

/** Refuses a request that would send a mail when there were too many, whether or not anybody has the mailbox. */
export const limitMails = (owner: Sql, { email, address }: { email: string; address: string }, now: Date) => {
  const limits: Limit[] = [
    { key: keyOf('mails-from', address), most: mailsPerAddress },
    { key: keyOf('mails-to', email.toLowerCase()), most: mailsPerMailbox },
  ];
  return refuseTooMany(owner, limits, now);
};

/** Refuses the use of one-time links from an address that tries many. */
export const limitTokens = (owner: Sql, address: string, now: Date) =>
  refuseTooMany(owner, [{ key: keyOf('links', address), most: tokensPerAddress }], now);
