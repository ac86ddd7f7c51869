import { z } from 'zod';
import { type CustomerId, idSchema, type VoucherId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';

export const voucherTypeSchema = z.enum([
  'ALL_CUSTOMERS',
  'NEW_CUSTOMERS',
  'EXISTING_CUSTOMERS',
  'SPECIFIC_CUSTOMER',
  'LIMITED_DISCHARGE',
]);
export type VoucherType = z.infer<typeof voucherTypeSchema>;

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const limitSchema = z.number().int().min(1).max(1_000_000);

/** What a voucher takes off: an amount, or hundredths of a percent of the sum of parts (1000: 10 %). */
export const voucherDiscountSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), cents: centsSchema.min(1).max(100_000_000) }),
  z.strictObject({ kind: z.literal('percent'), hundredths: z.number().int().min(1).max(10_000) }),
]);
export type VoucherDiscount = z.infer<typeof voucherDiscountSchema>;

export const voucherCodeSchema = z.string().trim().min(1).max(40);

/** What a cart needs to know of a voucher to be priced with it. */
export const voucherTermsSchema = z.strictObject({
  code: voucherCodeSchema,
  discount: voucherDiscountSchema,
  /** Least sum of parts, 0: none. */
  minimumCents: centsSchema.min(0),
  /** Last day it may be redeemed; null: open. */
  validTo: daySchema.nullable(),
});
export type VoucherTerms = z.infer<typeof voucherTermsSchema>;

/** A voucher as the operator keeps it. Lies on the server only. */
export const voucherSchema = voucherTermsSchema.extend({
  id: idSchema<VoucherId>(),
  type: voucherTypeSchema,
  /** Only with SPECIFIC_CUSTOMER. */
  customerId: idSchema<CustomerId>().nullable(),
  /** First day it may be redeemed; null: open. */
  validFrom: daySchema.nullable(),
  /** How often it may be redeemed by all customers together; null: without limit. LIMITED_DISCHARGE has one. */
  useLimit: limitSchema.nullable(),
  perCustomerLimit: limitSchema.nullable(),
  isActive: z.boolean(),
  note: z.string().max(500),
});
export type Voucher = z.infer<typeof voucherSchema>;

/** In effect for every customer, at any time, as often as he likes. */
export const unrestricted = {
  customerId: null,
  validFrom: null,
  validTo: null,
  useLimit: null,
  perCustomerLimit: null,
  isActive: true,
} as const;

/** The part of a voucher that a cart is priced by. */
export const termsOf = ({ code, discount, minimumCents, validTo }: VoucherTerms): VoucherTerms => ({
  code,
  discount,
  minimumCents,
  validTo,
});
