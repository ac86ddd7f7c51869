import { z } from 'zod';
import type { Day } from '../../values/day.ts';
import { fromCents, toCents } from '../../values/decimal.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { CustomerId } from '../../values/ids.ts';
import type { Cents } from '../../values/money.ts';
import { type Voucher, type VoucherTerms, voucherSchema } from './voucher.schema.ts';

/** Who wants to redeem a voucher, and what has happened with it so far; cancelled orders count nowhere. */
export type VoucherUse = {
  customerId: CustomerId;
  today: Day;
  /** How often all customers and this one have redeemed it. */
  usedCount: number;
  usedByCustomer: number;
  /** Whether the customer has an order already. */
  hasOrdered: boolean;
  /** Sum of parts; null while it is not known. */
  partsCents: Cents | null;
};

/** Why a voucher may not be redeemed, or null. One that is meant for another customer is unknown to this one. */
export const voucherRefusal = (voucher: Voucher, use: VoucherUse): DomainError | null => {
  const { type, validFrom, validTo, useLimit, perCustomerLimit } = voucher;
  const { today, hasOrdered } = use;
  const isForeign = type === 'SPECIFIC_CUSTOMER' && voucher.customerId !== use.customerId;
  if (!voucher.isActive || isForeign) return new DomainError('voucher_unknown');
  if (validFrom !== null && today < validFrom) return new DomainError('voucher_not_yet_valid', { validFrom });
  if (validTo !== null && today > validTo) return new DomainError('voucher_expired', { validTo });
  if (type === 'NEW_CUSTOMERS' && hasOrdered) return new DomainError('voucher_new_customers_only');
  if (type === 'EXISTING_CUSTOMERS' && !hasOrdered) return new DomainError('voucher_existing_customers_only');
  if (useLimit !== null && use.usedCount >= useLimit) return new DomainError('voucher_used_up');
  if (perCustomerLimit !== null && use.usedByCustomer >= perCustomerLimit)
    return new DomainError('voucher_used_by_customer', { perCustomerLimit });
  const missed = use.partsCents === null ? null : missedMinimum(voucher, use.partsCents);
  return missed && new DomainError('voucher_minimum', missed);
};

/** The minimum and the sum of parts that does not reach it; null when it does. */
export const missedMinimum = ({ minimumCents }: Pick<VoucherTerms, 'minimumCents'>, partsCents: Cents) =>
  partsCents < minimumCents ? { minimumCents, partsCents } : null;

/** The one spelling of a code: case and blanks do not tell two codes apart. */
export const voucherCodeOf = (typed: string) => typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

/** A voucher as an admin enters it: in its one spelling, with what its type needs and nothing that contradicts it. */
export const voucherFormSchema = voucherSchema
  .omit({ id: true })
  .extend({ code: voucherSchema.shape.code.transform(voucherCodeOf).pipe(z.string().regex(/^[\p{L}\p{N}_-]{3,40}$/u)) })
  .superRefine(({ type, customerId, useLimit, validFrom, validTo }, context) => {
    const problem = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'contradiction' });
    if ((type === 'SPECIFIC_CUSTOMER') !== (customerId !== null)) problem('customerId');
    if (type === 'LIMITED_DISCHARGE' && useLimit === null) problem('useLimit');
    if (validFrom !== null && validTo !== null && validTo < validFrom) problem('validTo');
  });

export type VoucherForm = z.infer<typeof voucherFormSchema>;

/** What a voucher takes off, as a negative amount (0 or below): never more than the sum of parts; a percentage half up to cents. */
export const voucherCents = ({ discount }: Pick<VoucherTerms, 'discount'>, partsCents: Cents): Cents => {
  const off =
    discount.kind === 'fixed' ? discount.cents : toCents(fromCents(partsCents).times(discount.hundredths).div(10_000));
  return 0 - Math.max(0, Math.min(off, partsCents));
};
