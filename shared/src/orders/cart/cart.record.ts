import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { type AddressId, type CartId, type FreightRequestId, idSchema, type QuoteId } from '../../values/ids.ts';
import { voucherTermsSchema } from '../vouchers/voucher.schema.ts';

/** What was chosen on the way to an order. One open cart a user; the server makes it. Lies in the user's space. */
export const cartSchema = z.strictObject({
  id: idSchema<CartId>(),
  state: z.enum(['open', 'ordered']),
  /** Of an ordered cart: the one that followed it. */
  nextCartId: idSchema<CartId>().optional(),
  shippingAddressId: idSchema<AddressId>().nullable(),
  /** null: the same as delivery. */
  billingAddressId: idSchema<AddressId>().nullable(),
  phone: z.string().max(40),
  productionType: z.enum(['STANDARD', 'FAST', 'EXPRESS', 'EXPRESS_PLUS']).nullable(),
  shippingType: z
    .enum([
      'PACKAGE_STANDARD',
      'PACKAGE_EXPRESS',
      'TRANSPORT_STANDARD',
      'TRANSPORT_EXPRESS',
      'PICKUP',
      'PICKUP_BOXED',
      'TRANSPORT_TAIL_LIFT',
      'TRANSPORT_CRANE',
    ])
    .nullable(),
  paymentType: z.enum(['BILL', 'PAYPAL', 'CASH', 'COD', 'PREPAYMENT']).nullable(),
  reference: z.string().max(200),
  /** That an offer for the freight was asked for, of how much and where to; and the quote that answered it. */
  freightRequest: z
    .strictObject({
      requestId: idSchema<FreightRequestId>(),
      requestedAt: z.string(),
      netWeightG: z.number().int(),
      shippingAddressId: idSchema<AddressId>(),
      quoteId: idSchema<QuoteId>().nullable(),
    })
    .optional(),
  /** As typed; kept while it cannot be checked. */
  voucherCode: z.string().max(40).optional(),
  /** What the server said of the code; null while it was not checked. */
  voucher: voucherTermsSchema.nullable().optional(),
});
export type Cart = z.infer<typeof cartSchema>;

export const cartRecord = defineRecord({ kind: 'cart', version: 1, schema: cartSchema, migrations: {} });
