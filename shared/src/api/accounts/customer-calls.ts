import { z } from 'zod';
import { addressSchema } from '../../accounts/address.record.ts';
import { customerSchema } from '../../accounts/customer.record.ts';
import {
  customerActivities,
  customerEditSchema,
  customerSorts,
  paymentTermsSchema,
  usualCustomerSort,
} from '../../accounts/customers.ts';
import { userSchema } from '../../accounts/user.record.ts';
import { orderSchema } from '../../orders/order.record.ts';
import { quoteSchema } from '../../orders/quotes/quote.record.ts';
import { projectSchema } from '../../projects/project.record.ts';
import { type AddressId, type CustomerId, idSchema, type UserId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { centsSchema } from '../../values/money.ts';
import { describeCall } from '../describe-call.ts';

const pathSchema = z.strictObject({ customerId: idSchema<CustomerId>() });
const addressPath = pathSchema.extend({ addressId: idSchema<AddressId>() });
const success = z.strictObject({ success: z.literal(true) });

const listedCustomerSchema = customerSchema.pick({ id: true, number: true, name: true, kind: true }).extend({
  companyId: z.string(),
  /** When his first user was made; null: he has none that can sign in. */
  registeredAt: z.string().nullable(),
  isBlocked: z.boolean(),
  city: z.string(),
  userCount: z.number().int(),
  /** null: never, or too long ago to be known. */
  lastContactAt: z.string().nullable(),
});
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;

const count = z.number().int();
const activitySchema = z.object({
  /** Net, of everything ordered that is not cancelled; of this year alone. */
  turnoverCents: centsSchema,
  yearTurnoverCents: centsSchema,
  lastContactAt: z.string().nullable(),
  /** How many in all, and the youngest of them; amounts as the customer counts. */
  orderCount: count,
  orders: z.array(z.object({ order: orderSchema, totalCents: centsSchema.nullable() })),
  projectCount: count,
  projects: z.array(projectSchema.pick({ id: true, name: true, number: true, changedAt: true })),
  quoteCount: count,
  quotes: z.array(
    quoteSchema
      .pick({ id: true, number: true, quotedAt: true, validUntil: true, orderId: true })
      .extend({ totalCents: centsSchema }),
  ),
});
export type CustomerActivity = z.infer<typeof activitySchema>;

const customerDetailSchema = customerSchema.extend({
  companyId: z.string(),
  registeredAt: z.string().nullable(),
  /** null: not blocked. */
  blockedAt: z.string().nullable(),
  paymentTerms: paymentTermsSchema,
  notes: z.string(),
  activity: activitySchema,
  addresses: z.array(addressSchema),
  users: z.array(userSchema),
  /** Users without a password of their own yet. */
  invitedUserIds: z.array(idSchema<UserId>()),
});
export type CustomerDetail = z.infer<typeof customerDetailSchema>;

/** Customers, as those who run the shop see them. */
export const customerCalls = {
  list: describeCall({
    method: 'get',
    path: '/admin/customers',
    summary: 'A page of the customers, and how many there are in all.',
    permission: 'runCustomers',
    isDear: true,
    querySchema: z.strictObject({
      language: languageSchema,
      /** Name, number, company id, city, users; small slips allowed. */
      q: z.string().max(100).default(''),
      blocked: z.enum(['true', 'false']).optional(),
      /** 'active': heard of within 90 days; 'quiet': not. */
      activity: z.enum(customerActivities).optional(),
      sort: z.enum(customerSorts).default(usualCustomerSort),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    answer: z.strictObject({ customers: z.array(listedCustomerSchema), total: z.number().int() }),
    errors: ['invalid_input'],
  }),
  get: describeCall({
    method: 'get',
    path: '/admin/customers/{customerId}',
    summary: 'A customer with his addresses and users.',
    permission: 'runCustomers',
    pathSchema,
    answer: customerDetailSchema,
    errors: ['not_found'],
  }),
  edit: describeCall({
    method: 'put',
    path: '/admin/customers/{customerId}',
    summary: 'Changes the fields that are sent of what the operator sets of a customer; his open apps follow.',
    permission: 'runCustomers',
    pathSchema,
    request: customerEditSchema,
    answer: success,
    errors: ['invalid_input', 'not_found'],
  }),
  putAddress: describeCall({
    method: 'put',
    path: '/admin/customers/{customerId}/addresses/{addressId}',
    summary: 'Adds an address to a customer or changes one; his open apps follow.',
    permission: 'runCustomers',
    pathSchema: addressPath,
    request: addressSchema.omit({ id: true }),
    answer: success,
    errors: ['invalid_input', 'not_found', 'address_incomplete'],
  }),
  removeAddress: describeCall({
    method: 'delete',
    path: '/admin/customers/{customerId}/addresses/{addressId}',
    summary: 'Removes an address of a customer; orders keep theirs.',
    permission: 'runCustomers',
    pathSchema: addressPath,
    answer: success,
    errors: ['not_found'],
  }),
  block: describeCall({
    method: 'post',
    path: '/admin/customers/{customerId}/block',
    summary: 'Blocks a customer, whose users are signed out at once and sign in no more, or lets him in again.',
    permission: 'runCustomers',
    pathSchema,
    request: z.strictObject({ isBlocked: z.boolean() }),
    answer: success,
    errors: ['not_found', 'last_admin'],
  }),
} as const;
