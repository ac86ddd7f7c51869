import { z } from 'zod';
import { orderSorts, usualOrderSort } from '../../orders/choose-orders.ts';
import { orderSchema } from '../../orders/order.record.ts';
import { idSchema, type OrderId, type ProjectId, type UserId } from '../../values/ids.ts';
import { languageQuery, noErrors } from '../accounts/account-calls.ts';
import { addressAnswerSchema } from '../accounts/address-calls.ts';
import { describeCall } from '../describe-call.ts';
import { flagQuery, listQueryFields } from '../list-query.ts';

const { check, status, reference, productionType, shippingType } = orderSchema.shape;
/** EUR. null: not known before the files are read; absent: the user sees no prices. */
const euro = z.number().nullable().optional();

/** An order as API 1.0 tells it. */
export const orderAnswerSchema = z.strictObject({
  orderId: idSchema<OrderId>(),
  /** The number people say. */
  id: z.number().int(),
  date: z.iso.datetime(),
  status,
  /** 'checking' until the shop has read every file; 'refused' takes nothing. */
  check,
  /** Day of delivery, YYYY-MM-DD. */
  deliveryTerm: z.iso.date(),
  productionType,
  shippingType,
  paymentType: z.string(),
  reference,
  phoneNo: z.string(),
  user: z
    .strictObject({ id: idSchema<UserId>(), userName: z.string(), firstName: z.string(), name: z.string() })
    .nullable(),
  shippingAddress: addressAnswerSchema,
  billingAddress: addressAnswerSchema,
  items: z.array(
    z.strictObject({
      projectId: idSchema<ProjectId>(),
      projectName: z.string(),
      quantity: z.number().int(),
      partCount: z.number().int(),
      /** kg of one, without pieces whose weight nothing says. */
      weight: z.number(),
      /** How many pieces of one those are. */
      partsWithoutWeight: z.number().int(),
      comment: z.string(),
      reference: z.string(),
      price: euro,
      priceTotal: euro,
    }),
  ),
  currency: z.literal('EUR'),
  partSum: euro,
  productionCosts: euro,
  shippingCosts: euro,
  paymentCosts: euro,
  voucherCode: z.string(),
  /** 0 or below. */
  voucherValue: euro,
  netSum: euro,
  vatPercent: euro,
  vat: euro,
  total: euro,
});
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;

/** Orders of the own company. */
export const orderListCalls = {
  list: describeCall({
    method: 'get',
    path: '/orders/list',
    summary: 'A page of the orders of all users of the company, finished and cancelled ones where they are not hidden.',
    permission: 'session',
    scope: 'orders:read',
    isDear: true,
    token: 'query',
    querySchema: z.strictObject({
      ...listQueryFields,
      sort: z.enum(orderSorts).default(usualOrderSort),
      hideFinished: flagQuery('true'),
      hideCanceled: flagQuery('true'),
    }),
    answer: noErrors.extend({ orders: z.array(orderAnswerSchema), total: z.number().int() }),
    errors: [],
  }),
  details: describeCall({
    method: 'get',
    path: '/orders/details/{orderId}',
    summary: 'An order of the company.',
    permission: 'session',
    scope: 'orders:read',
    isDear: true,
    token: 'query',
    pathSchema: z.strictObject({ orderId: idSchema<OrderId>() }),
    querySchema: languageQuery,
    answer: orderAnswerSchema.extend({ errors: z.array(z.never()) }),
    errors: ['not_found'],
  }),
} as const;
