import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { idSchema, type OrderId, type ProjectId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';

export const vatReasonSchema = z.enum(['domestic', 'pickup', 'intra-community', 'destination-rate', 'export']);

/** Every amount of an order or of a basket about to be ordered, EUR cents. */
export const amountsSchema = z.strictObject({
  tariffNumber: z.number().int(),
  lines: z.array(
    z.strictObject({
      projectId: idSchema<ProjectId>(),
      quantity: z.number().int(),
      unitCents: centsSchema,
      lineCents: centsSchema,
    }),
  ),
  partsCents: centsSchema,
  productionCents: centsSchema,
  shippingCents: centsSchema,
  paymentCents: centsSchema,
  /** Only with a voucher: its code, and what it takes off, 0 or below. */
  voucherCode: z.string().optional(),
  voucherCents: centsSchema.optional(),
  netCents: centsSchema,
  /** Hundredths of a percent: 1900 is 19 %. */
  vatRate: z.number().int(),
  vatReason: vatReasonSchema,
  vatCents: centsSchema,
  grossCents: centsSchema,
});
export type Amounts = z.infer<typeof amountsSchema>;

/** The amounts of an order as the server has computed them: accepted at them, or left for review with them. Lies in the customer's price space; id is the order's. */
export const orderAmountsSchema = z.strictObject({ id: idSchema<OrderId>(), amounts: amountsSchema });
export type OrderAmounts = z.infer<typeof orderAmountsSchema>;

export const orderAmountsRecord = defineRecord({
  kind: 'orderAmounts',
  version: 1,
  schema: orderAmountsSchema,
  migrations: {},
});
