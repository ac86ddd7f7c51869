import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { termsOf, type VoucherTerms } from '@knotenblech/shared/vouchers/voucher.ts';
import { voucherCents } from '@knotenblech/shared/vouchers/voucher-cents.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { shopDay } from '../orders/shop-day.ts';
import { forgetTry } from '../session/login-try-store.ts';
import { keyOf, refuseTooMany } from '../session/refuse-too-many.ts';
import { takeVoucher } from '../vouchers/take-voucher.ts';

type CheckDeps = { sql: Sql; owner: Sql; now: () => Date };
export type VoucherCheck = { terms: VoucherTerms; valueCents: Cents } | { refusal: DomainError };

/** Unknown codes of one user in a quarter of an hour: enough for typing errors, too few to guess one. */
export const mostUnknown = 20;

/** Whether a user may redeem a code now, and what it takes off; codes cannot be tried out without end. */
export const checkVoucherCode = async (
  { sql, owner, now }: CheckDeps,
  actor: Actor,
  { code, partsCents }: { code: string; partsCents: Cents },
): Promise<VoucherCheck> => {
  const at = now();
  const tries = keyOf('voucher', actor.userId);
  await refuseTooMany(owner, [{ key: tries, most: mostUnknown }], at);
  const wanted = { code, customerId: actor.customerId, today: shopDay(at), partsCents };
  try {
    const voucher = await readInCustomer(sql, actor.customerId, (tx) => takeVoucher(tx, wanted, 'look'));
    await forgetTry(owner, [tries], at);
    return { terms: termsOf(voucher), valueCents: voucherCents(voucher, partsCents) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code !== 'voucher_unknown') await forgetTry(owner, [tries], at);
    return { refusal: error };
  }
};
