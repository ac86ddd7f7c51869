import { termsOf, type VoucherTerms } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { voucherCents } from '@knotenblech/shared/orders/vouchers/voucher-cents.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { shopDay } from '../../base-data/shop-day.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { findRedeemableVoucher } from '../vouchers/find-redeemable-voucher.ts';

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
