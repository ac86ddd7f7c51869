import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { termsOf, type VoucherTerms } from '@knotenblech/shared/vouchers/voucher.ts';
import { voucherCents } from '@knotenblech/shared/vouchers/voucher-cents.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { shopDay } from '../orders/shop-day.ts';
import { findRedeemableVoucher } from '../vouchers/take-voucher.ts';

type CheckDeps = { sql: Sql; sessions: Sql; now: () => Date };
export type VoucherCheck = { terms: VoucherTerms; valueCents: Cents } | { refusal: DomainError };

/** Whether a user may redeem a code now, and what it takes off. Throws DomainError when he has tried too many. */
export const checkVoucherCode = async (
  { sql, sessions, now }: CheckDeps,
  actor: Actor,
  { code, partsCents }: { code: string; partsCents: Cents },
): Promise<VoucherCheck> => {
  const at = now();
  const tries = { sessions, userId: actor.userId, now: at };
  const wanted = { code, customerId: actor.customerId, today: shopDay(at), partsCents };
  try {
    const voucher = await readInCustomer(sql, actor.customerId, (tx) =>
      findRedeemableVoucher({ tx, tries }, wanted, 'look'),
    );
    return { terms: termsOf(voucher), valueCents: voucherCents(voucher, partsCents) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'too_many_tries') throw error;
    return { refusal: error };
  }
};
