import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Sql } from '../../database/database.ts';
import { uncountAttempt } from '../../http/login-try.store.ts';
import { keyOf, refuseTooMany } from '../../http/token-buckets.ts';
import { hashToken } from '../auth/password.ts';

/** A program that may hand over projects; of its key only the SHA-256 is known here. */
export type Partner = { name: string; keyHash: Buffer };

/** In a quarter of an hour. */
export const wrongKeysPerAddress = 20;
export const handOversPerPartner = 600;
export const handOversPerMailbox = 60;

/** The partner whose key it is; throws DomainError for a wrong one, and when there were too many. */
export const checkPartner = async (
  { owner, partners }: { owner: Sql; partners: readonly Partner[] },
  { key, address }: { key: string | undefined; address: string },
  now: Date,
) => {
  const tries = keyOf('partner-key', address);
  await refuseTooMany(owner, [{ key: tries, most: wrongKeysPerAddress }], now);
  const hash = hashToken(key ?? '');
  const partner = partners.find(({ keyHash }) => timingSafeEqual(keyHash, hash));
  if (!partner) throw new DomainError('partner_key_wrong');
  await uncountAttempt(owner, [tries], now);
  return partner;
};

/** Refuses what one partner hands over when it is too much, in all or for one mailbox. */
export const limitHandOvers = (owner: Sql, { name }: Partner, email: string, now: Date) =>
  refuseTooMany(
    owner,
    [
      { key: keyOf('hand-over', name), most: handOversPerPartner },
      { key: keyOf('hand-over-to', name, email.toLowerCase()), most: handOversPerMailbox },
    ],
    now,
  );
