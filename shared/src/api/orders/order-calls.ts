import { z } from 'zod';
import { addressSchema } from '../../accounts/address.record.ts';
import { customerSchema as customerRecordSchema } from '../../accounts/customer.record.ts';
import { paymentTermsSchema } from '../../accounts/customers.ts';
import { amountsSchema } from '../../orders/amounts/order-amounts.record.ts';
import { allOrderSorts, usualOrderSort } from '../../orders/choose-orders.ts';
import { deliverableSchema, orderSchema, orderStatusSchema } from '../../orders/order.record.ts';
import { orderDues } from '../../orders/order-stages.ts';
import { type CustomerId, idSchema, type OrderId, type UserId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall, refusalSchema } from '../describe-call.ts';

/** What the operator may do next with an order. */
const nextStepSchema = z.object({ status: orderStatusSchema, needsReason: z.boolean() });
const next = z.array(nextStepSchema);

/** A status that the order gets in a moment, of which the customer does not know; null: none. */
const held = z.object({ status: orderStatusSchema, dueAt: z.iso.datetime() }).nullable();

const customerSchema = z.object({
  customerId: idSchema<CustomerId>(),
  customerNumber: z.number().int(),
  customerName: z.string(),
  customerKind: customerRecordSchema.shape.kind,
});

const listedOrderSchema = customerSchema.extend({
  order: orderSchema,
  /** null while a file of it is being read. */
  grossCents: amountsSchema.shape.grossCents.nullable(),
  /** As the customer counts: net for a company, with VAT for a private person; null while a file of it is being read. */
  totalCents: amountsSchema.shape.grossCents.nullable(),
  /** null: neither late nor due within a week. */
  due: z.enum(orderDues).nullable(),
  /** Who picked it up last, by name; null: nobody. */
  handledBy: z.string().nullable(),
  held,
  next,
});
export type ListedOrder = z.infer<typeof listedOrderSchema>;

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** One page of the orders of all customers; finished and cancelled ones only when they are asked for. */
export const listOrdersCall = describeCall({
  method: 'get',
  path: '/admin/orders',
  summary:
    'A page of the orders of all customers, with what may be done next with each, and how many there are in all.',
  permission: 'runOrders',
  isDear: true,
  querySchema: z.strictObject({
    language: languageSchema,
    /** Order number, reference, project, customer; small slips allowed. */
    q: z.string().max(100).default(''),
    status: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(orderStatusSchema).min(1))
      .optional(),
    customerId: idSchema<CustomerId>().optional(),
    /** First and last day on which it was ordered, at the shop. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    due: z.enum(orderDues).optional(),
    finished: flag,
    canceled: flag,
    sort: z.enum(allOrderSorts).default(usualOrderSort),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({ orders: z.array(listedOrderSchema), total: z.number().int() }),
  errors: ['invalid_input'],
});

/** What the operator changed in an order beside its status; addresses or a phone number. */
const logEntrySchema = z.object({
  at: z.string(),
  userId: idSchema<UserId>(),
  field: z.enum(['shippingAddress', 'billingAddress', 'phone']),
  before: z.union([addressSchema, z.string()]),
  after: z.union([addressSchema, z.string()]),
});
export type OrderLogEntry = z.infer<typeof logEntrySchema>;

const orderDetailSchema = customerSchema.extend({
  order: orderSchema,
  /** null while a file of it is being read. */
  amounts: amountsSchema.nullable(),
  /** How it is paid; null where it does not go on account. */
  terms: paymentTermsSchema.nullable(),
  /** What PayPal took, in cents; null: nothing. */
  paypalPayment: z.object({ captureId: z.string(), cents: z.number().int().nullable() }).nullable(),
  orderedBy: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Oldest first. */
  log: z.array(logEntrySchema),
  /** Names of the users of its history and log, by id. */
  names: z.record(z.string(), z.string()),
  held,
  next,
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

const pathSchema = z.strictObject({ orderId: idSchema<OrderId>() });

export const getOrderCall = describeCall({
  method: 'get',
  path: '/admin/orders/{orderId}',
  summary: 'An order of any customer with its amounts, its history and what may be done next.',
  permission: 'runOrders',
  pathSchema,
  answer: orderDetailSchema,
  errors: ['not_found'],
});

const statusForm = z.strictObject({
  status: orderStatusSchema,
  reason: z.string().trim().max(500).default(''),
  /** So long it can be taken back before the customer hears of it; several steps meanwhile are told as one. */
  holdSeconds: z.number().int().min(0).max(60).default(0),
});
const orderIds = z
  .array(idSchema<OrderId>())
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, 'twice');

/** Which pieces a step to PARTLY_COMMISSIONED or PARTLY_SENT is about; at the most what is left of each. */
const namedPieces = z.array(deliverableSchema.omit({ mark: true })).max(20_000);

export const listDeliverablesCall = describeCall({
  method: 'get',
  path: '/admin/orders/{orderId}/deliverables',
  summary: 'What leaves the shop for an order: how many of each piece were ordered, are commissioned and are sent.',
  permission: 'runOrders',
  isDear: true,
  pathSchema,
  answer: z.object({
    /** With the steps that are still held. */
    deliverables: z.array(deliverableSchema.extend({ commissioned: z.number().int(), sent: z.number().int() })),
    /** How many steps to each partial status there were. */
    knownSteps: z.object({ PARTLY_COMMISSIONED: z.number().int(), PARTLY_SENT: z.number().int() }),
  }),
  errors: ['not_found', 'invalid_input'],
});

export const setOrderStatusCall = describeCall({
  method: 'post',
  path: '/admin/orders/{orderId}/status',
  summary:
    'Gives an order its next status; a partial one says of which pieces. The customer is told by message and mail.',
  permission: 'runOrders',
  pathSchema,
  request: statusForm.extend({
    pieces: namedPieces.optional(),
    /** Of a partial status: how many steps to it are known; refused when there is another, as by this call sent twice. */
    knownSteps: z.number().int().min(0).optional(),
  }),
  answer: z.object({ success: z.literal(true), order: orderSchema, held, next }),
  errors: [
    'not_found',
    'invalid_input',
    'order_step_refused',
    'payment_awaited',
    'reason_missing',
    'portion_missing',
    'portion_too_large',
  ],
});

export const notePaymentCall = describeCall({
  method: 'post',
  path: '/admin/orders/{orderId}/payment',
  summary:
    'Notes that the payment in advance of an order has come in, or that it has not after all; the customer is told of one that came.',
  permission: 'runOrders',
  pathSchema,
  request: z.strictObject({ isPaid: z.boolean() }),
  answer: z.object({ success: z.literal(true), order: orderSchema, next }),
  errors: ['not_found', 'invalid_input', 'nothing_to_pay'],
});

const addressEditSchema = z.strictObject({
  shippingAddress: addressSchema.omit({ id: true }).optional(),
  billingAddress: addressSchema.omit({ id: true }).optional(),
  phone: z.string().trim().max(40).optional(),
});
export type OrderAddressEdit = z.infer<typeof addressEditSchema>;

export const editOrderAddressesCall = describeCall({
  method: 'put',
  path: '/admin/orders/{orderId}/addresses',
  summary:
    'Changes addresses and phone of an order that is not over, the country of delivery excepted; kept in its log, and the customer is told.',
  permission: 'runOrders',
  pathSchema,
  request: addressEditSchema,
  answer: z.object({ success: z.literal(true), order: orderSchema }),
  errors: ['not_found', 'invalid_input', 'address_incomplete', 'order_step_refused'],
});

/** Several orders at once, each for itself: what one refuses does not hold up another. */
export const setOrderStatusesCall = describeCall({
  method: 'post',
  path: '/admin/orders/status',
  summary: 'Gives several orders the same next status, each for itself; says for each whether it has it or why not.',
  permission: 'runOrders',
  request: statusForm.extend({
    orderIds,
  }),
  answer: z.object({
    success: z.literal(true),
    /** In the order of the ids; without errors: the order has the status. `wasThere`: it had it before, nothing was done. */
    results: z.array(refusalSchema.extend({ orderId: idSchema<OrderId>(), wasThere: z.boolean() })),
  }),
  errors: ['invalid_input'],
});

/** Takes back what is held: the last step of each order. */
export const undoOrderStatusesCall = describeCall({
  method: 'post',
  path: '/admin/orders/status/undo',
  summary: 'Takes back the last status of orders that is still held; says for each whether it was, or came too late.',
  permission: 'runOrders',
  request: z.strictObject({ orderIds }),
  answer: z.object({
    success: z.literal(true),
    /** 'not_found': nothing is held of it any more. */
    results: z.array(refusalSchema.extend({ orderId: idSchema<OrderId>() })),
  }),
  errors: ['invalid_input'],
});

export const orderCalls = [
  listOrdersCall,
  getOrderCall,
  listDeliverablesCall,
  setOrderStatusCall,
  notePaymentCall,
  editOrderAddressesCall,
  setOrderStatusesCall,
  undoOrderStatusesCall,
];
