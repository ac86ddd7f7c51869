import { z } from 'zod';
import { voucherTermsSchema } from '../../orders/vouchers/voucher.schema.ts';
import { type AddressId, type CartId, type FreightRequestId, idSchema, type OrderId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall, refusalSchema } from '../describe-call.ts';

/** EUR with at most two decimals, as numbers of the API are. Below 0: on request. */
const euroSchema = z.number();

const optionSchema = z.object({
  id: z.number().int(),
  translationCode: z.string(),
  price: euroSchema,
  currency: z.literal('EUR'),
  active: z.boolean(),
});
const productionTypeSchema = optionSchema.extend({ workingDays: z.number().int() });
/** Percent; null: to be asked for. */
const vatPercentSchema = z.number().nullable();
const shippingTypeSchema = optionSchema.extend({
  /** VAT of an order that goes this way. */
  vatPercent: vatPercentSchema,
  workingDays: z.number().int(),
  phoneNoRequired: z.boolean(),
  /** Empty: offered with every production type. */
  assignedProductionTypeIds: z.array(z.number().int()),
});

const addressSchema = z.object({ addressId: idSchema<AddressId>(), phone: z.string().max(40).optional() });

/** What comes back in a chosen option: its id decides, a price is compared with ours. */
const chosenSchema = z.looseObject({ id: z.number().int(), price: euroSchema.nullish() });

const itemSchema = z.looseObject({
  /** 0 leaves the project out. */
  quantity: z.number().int().min(0).max(9999),
  /** The project's number or UUID. */
  project: z.looseObject({
    projectId: z.string().nullish(),
    id: z.union([z.number().int(), z.string()]).nullish(),
    price: euroSchema.nullish(),
  }),
  comment: z.string().max(2000).nullish(),
  reference: z.string().max(200).nullish(),
});

/** The cart as clients keep it and send it back whole. Its numbers are claims: compared with the shop's own, never stored. */
export const cartBodySchema = z.looseObject({
  cartId: idSchema<CartId>(),
  shoppingCartItems: z.array(itemSchema).max(100),
  shippingAddress: z.looseObject(addressSchema.partial().shape).nullish(),
  /** `id` or `addressId` -1: the same as delivery. */
  billingAddress: z
    .looseObject({ addressId: z.union([z.literal(-1), idSchema<AddressId>()]).optional(), id: z.number().optional() })
    .nullish(),
  productionType: chosenSchema.nullish(),
  productionCosts: euroSchema.nullish(),
  shippingType: chosenSchema.nullish(),
  shippingCosts: euroSchema.nullish(),
  paymentType: chosenSchema.nullish(),
  deliveryTerm: z.string().nullish(),
  vatPercent: z.number().nullish(),
  voucher: z.looseObject({ voucherCode: z.string().nullish(), value: euroSchema.nullish() }).nullish(),
  voucherCode: z.string().max(40).nullish(),
  voucherValue: euroSchema.nullish(),
  reference: z.string().max(200).nullish(),
  /** The terms of business; nothing is ordered before both are accepted. */
  termsAccepted: z.boolean().optional(),
  /** The terms of delivery. */
  deliveryTermsAccepted: z.boolean().optional(),
});
export type CartBody = z.infer<typeof cartBodySchema>;

/** The cart, with the day on which its freight is wished for. */
const freightBodySchema = cartBodySchema.extend({ wishDay: z.iso.date().nullish() });
export type FreightBody = z.infer<typeof freightBodySchema>;

const cartAnswerSchema = z.object({
  cartId: idSchema<CartId>(),
  shoppingCartItems: z.array(
    z.object({
      quantity: z.number().int(),
      project: z.object({
        projectId: z.string(),
        id: z.number().int().nullable(),
        projectName: z.string(),
        price: euroSchema.nullable(),
        currency: z.literal('EUR'),
      }),
      comment: z.string(),
      reference: z.string(),
    }),
  ),
  shippingAddress: addressSchema.nullable(),
  customerAddress: z.object({ currency: z.literal('EUR') }),
  billingAddress: z.object({ id: z.number().int(), addressId: z.union([z.literal(-1), idSchema<AddressId>()]) }),
  productionType: productionTypeSchema.nullable(),
  productionCosts: euroSchema.nullable(),
  shippingType: shippingTypeSchema.nullable(),
  shippingCosts: euroSchema.nullable(),
  paymentType: optionSchema.nullable(),
  deliveryTerm: z.string().nullable(),
  /** By the shipping type of the cart; null where none is chosen yet. */
  vatPercent: vatPercentSchema,
  voucher: z.object({ voucherCode: z.string(), value: euroSchema }).nullable(),
  voucherCode: z.string(),
  voucherValue: euroSchema.nullable(),
  voucherCurrency: z.literal('EUR'),
});
export type CartAnswer = z.infer<typeof cartAnswerSchema>;

const voucherQuerySchema = z.object({
  language: languageSchema,
  voucherCode: z.string().max(200),
  /** Sum of parts in EUR: '155.14'. */
  partSumValue: z.string().regex(/^\d{1,9}([.,]\d{1,2})?$/),
});

/** The answer to a check: `voucher` are the terms by which the app goes on pricing without a network. */
export const voucherCheckSchema = z.object({
  valid: z.boolean(),
  errors: refusalSchema.shape.errors,
  voucherCode: z.string(),
  value: euroSchema.nullable(),
  voucher: voucherTermsSchema.nullable(),
});

const orderErrors = [
  'cart_empty',
  'project_on_request',
  'missing_data',
  'project_not_read',
  'option_gone',
  'address_missing',
  'noDeliveryAddress',
  'phoneNoRequired',
  'consent_missing',
  'price_changed',
  'terms_changed',
  'order_differs',
  'approval_required',
  'cart_already_ordered',
  'voucher_unknown',
  'voucher_expired',
  'voucher_not_yet_valid',
  'voucher_used_up',
  'voucher_used_by_customer',
  'voucher_minimum',
  'voucher_new_customers_only',
  'voucher_existing_customers_only',
  'too_many_tries',
  'no_order_permission',
  'no_price_permission',
  'not_found',
] as const;

/** The shopping cart of an API client. */
export const cartCalls = {
  getNewCart: describeCall({
    method: 'get',
    path: '/shoppingCart/getNewCart',
    summary: 'The open cart of the user, with the cartId that saveOrder has to send back.',
    permission: 'order',
    scope: 'orders:read',
    token: 'query',
    answer: cartAnswerSchema,
    errors: ['no_price_permission'],
  }),
  vatRate: describeCall({
    method: 'get',
    path: '/shoppingCart/vatRate',
    summary:
      'VAT of an order to an address, in percent, with its reason: by the shipping type, else by that of the open cart, else of a delivery.',
    permission: 'order',
    scope: 'orders:read',
    token: 'query',
    querySchema: z.object({ address_id: idSchema<AddressId>(), shippingTypeId: z.coerce.number().int().optional() }),
    answer: z.object({ vatRate: z.number(), vatReason: z.string() }),
    errors: ['not_found', 'option_gone'],
  }),
  productionTypeList: describeCall({
    method: 'post',
    path: '/shoppingCart/productionTypeList',
    summary: 'Production types with working days and what they cost for this cart.',
    permission: 'order',
    scope: 'orders:read',
    token: 'query',
    request: cartBodySchema,
    answer: z.object({ productionTypeList: z.array(productionTypeSchema) }),
    errors: ['not_found', 'address_missing', 'option_gone', 'no_price_permission'],
  }),
  shippingTypeList: describeCall({
    method: 'post',
    path: '/shoppingCart/shippingTypeList',
    summary: 'Shipping types by weight, size, production type and country of this cart.',
    permission: 'order',
    scope: 'orders:read',
    token: 'query',
    request: cartBodySchema,
    answer: z.object({ shippingTypeList: z.array(shippingTypeSchema) }),
    errors: ['not_found', 'address_missing', 'option_gone', 'no_price_permission'],
  }),
  getDeliveryTerm: describeCall({
    method: 'get',
    path: '/shoppingCart/getDeliveryTerm',
    summary:
      'Day of delivery of projects by a production type: with the shipping type, else that of the open cart, and the address of the cart.',
    permission: 'order',
    scope: 'orders:read',
    token: 'query',
    querySchema: z.object({
      language: languageSchema,
      productionTypeId: z.coerce.number().int(),
      projectIdList: z.string().max(4000),
      shippingTypeId: z.coerce.number().int().optional(),
    }),
    answer: z.object({ dateFormatted: z.string(), deliveryDate: z.string() }),
    errors: ['not_found', 'option_gone'],
  }),
  checkVoucherCode: describeCall({
    method: 'get',
    path: '/shoppingCart/checkVoucherCode',
    summary:
      'Whether a voucher can be redeemed now for this sum of parts; an invalid one is answered with valid false.',
    permission: 'order',
    scope: 'orders:read',
    token: 'query',
    querySchema: voucherQuerySchema,
    answer: voucherCheckSchema,
    errors: ['too_many_tries'],
  }),
  paymentTypeList: describeCall({
    method: 'get',
    path: '/shoppingCart/paymentTypeList',
    summary: 'Payment types for a shipping type and a delivery address.',
    permission: 'order',
    scope: 'orders:read',
    token: 'query',
    querySchema: z.object({
      language: languageSchema,
      shippingTypeId: z.coerce.number().int(),
      addressId: idSchema<AddressId>(),
    }),
    answer: z.object({ paymentTypeList: z.array(optionSchema) }),
    errors: ['not_found', 'option_gone'],
  }),
  requestFreight: describeCall({
    method: 'post',
    path: '/shoppingCart/requestFreight',
    summary:
      'Asks for an offer of freight that shippingTypeList has on request (price -1): answered within 48 hours by a quote of this cart. The same load to the same address is asked for once.',
    permission: 'order',
    scope: 'orders:write',
    token: 'query',
    querySchema: z.object({ language: languageSchema }),
    request: freightBodySchema,
    answer: z.object({
      errors: z.array(z.never()),
      freightRequestId: idSchema<FreightRequestId>(),
      dueAt: z.iso.datetime(),
    }),
    errors: [
      'cart_empty',
      'project_on_request',
      'missing_data',
      'project_not_read',
      'option_gone',
      'address_missing',
      'noDeliveryAddress',
      'phoneNoRequired',
      'too_many_tries',
      'no_order_permission',
      'no_price_permission',
      'not_found',
    ],
  }),
  saveOrder: describeCall({
    method: 'post',
    path: '/shoppingCart/saveOrder',
    summary:
      'Orders the cart with obligation to pay, once: the same cartId (or Idempotency-Key) and contents get the first answer, others 409 with what differs.',
    permission: 'order',
    scope: 'orders:write',
    token: 'query',
    querySchema: z.object({ language: languageSchema }),
    headerSchema: z.object({ 'Idempotency-Key': z.string().max(200).optional() }),
    request: cartBodySchema,
    answer: z.object({
      errors: z.array(z.never()),
      orderId: idSchema<OrderId>(),
      orderNumber: z.number().int(),
    }),
    errors: orderErrors,
  }),
};
