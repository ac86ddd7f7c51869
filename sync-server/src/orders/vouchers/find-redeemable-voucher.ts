import {
  type Voucher,
  type VoucherTerms,
  voucherTermsSchema,
} from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { voucherCodeOf, voucherRefusal } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { uncountAttempt } from '../../http/login-try.store.ts';
import { keyOf, refuseTooMany } from '../../http/token-buckets.ts';
import { countUses, findTermsOfOrder, findVoucher, hasOrdered } from './voucher.store.ts';

type Looking = { tx: Transaction; tries: CodeTries };

type Wanted = {
  code: string;
  customerId: CustomerId;
  /** The day at the shop. */
  today: string;
  /** Sum of parts; null while it is not known. */
  partsCents: Cents | null;
};

/** The voucher of a typed code, if this customer may redeem it now; DomainError with the reason otherwise, or after many unknown ones. 'lock' for the transaction that redeems it. */
export const findRedeemableVoucher = (
  { tx, tries }: Looking,
  wanted: Wanted,
  lock: 'lock' | 'look',
): Promise<Voucher> => limitCodes(tries, () => findRedeemable(tx, wanted, lock));

const findRedeemable = async (tx: Transaction, wanted: Wanted, lock: 'lock' | 'look') => {
  const { customerId, today, partsCents } = wanted;
  const found = await findVoucher(tx, voucherCodeOf(wanted.code), lock);
  if (!found) throw new DomainError('voucher_unknown');
  const { voucher, usedCount } = found;
  const refusal = voucherRefusal(voucher, {
    customerId,
    today,
    partsCents,
    usedCount,
    usedByCustomer: await countUses(tx, customerId, voucher.id),
    hasOrdered: await hasOrdered(tx, customerId),
  });
  if (refusal) throw refusal;
  return voucher;
};

/** Terms of the voucher that an order has redeemed, null without one. */
export const termsOfOrder = async (
  tx: Transaction,
  customerId: CustomerId,
  orderId: string,
): Promise<VoucherTerms | null> => {
  const terms = await findTermsOfOrder(tx, customerId, orderId);
  return terms === null ? null : voucherTermsSchema.parse(terms);
};

/** Unknown codes of one user in a quarter of an hour: enough for typing errors, too few to guess one. */
export const mostUnknown = 20;

/** Whose tries count. Counted on connections that wait for nobody's work, not in the transaction that looks a code up: they stay when that is undone. */
export type CodeTries = { sessions: Sql; userId: UserId; now: Date };

/** Looks a code up, and counts that where nobody knows it; refused, whatever the code, to whoever has tried many. */
const limitCodes = async <T>({ sessions, userId, now }: CodeTries, look: () => Promise<T>): Promise<T> => {
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
