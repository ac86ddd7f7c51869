import { z } from 'zod';
import { contactMessageSchema } from '../messages/contact-message.ts';
import { contentSchema, publicBaseDataSchema, siteFactsSchema } from '../messages/site-facts.ts';
import { pullAnswerSchema, pullRequestSchema, pushAnswerSchema, pushRequestSchema } from '../sync/wire.ts';
import { type CustomerId, idSchema, type UserId } from '../values/ids.ts';
import { languageSchema } from '../values/language-schema.ts';
import { accountCalls } from './accounts/account-calls.ts';
import { addressCalls } from './accounts/address-calls.ts';
import { companyKeyCalls } from './accounts/company-key-calls.ts';
import { customerCalls } from './accounts/customer-calls.ts';
import { handOverCalls } from './accounts/hand-over-calls.ts';
import { punchoutCalls } from './accounts/punchout-calls.ts';
import { sessionCalls } from './accounts/session-calls.ts';
import { userCalls } from './accounts/user-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { baseDataCalls } from './base-data-calls.ts';
import { capabilitiesSchema } from './capabilities-answer.ts';
import { type CallDescription, describeCall } from './describe-call.ts';
import { messageCalls } from './message-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { cartCalls } from './orders/cart-calls.ts';
import { documentCalls } from './orders/document-calls.ts';
import { freightRequestCalls } from './orders/freight-request-calls.ts';
import { orderCalls } from './orders/order-calls.ts';
import { orderListCalls } from './orders/order-list-calls.ts';
import { paypalCalls } from './orders/paypal-calls.ts';
import { getQuoteCall, listQuotesCall } from './orders/quote-list-call.ts';
import { surchargeCalls } from './orders/surcharge-calls.ts';
import { voucherCalls } from './orders/voucher-calls.ts';
import { adminProjectCalls } from './projects/admin-project-calls.ts';
import { costViewCalls } from './projects/cost-view-calls.ts';
import { priceRequestCalls } from './projects/price-request-calls.ts';
import { projectCalls } from './projects/project-calls.ts';
import { projectCostCalls } from './projects/project-cost-calls.ts';
import { projectListCalls } from './projects/project-list-calls.ts';
import { fileCalls, pictureCalls, weldCertCalls } from './projects/weld-cert-calls.ts';
import { pushCalls } from './push-calls.ts';

const pathSchema = z.strictObject({ customerId: idSchema<CustomerId>() });

const count = z.number().int();

/** As the shop holds them: what is stored of a kind changes with the builds. */
const rows = z.array(z.record(z.string(), z.unknown()));

/** What the shop holds of people: given out and erased by those who run it (articles 15 and 17 GDPR). */
export const personalDataCalls = {
  export: describeCall({
    method: 'get',
    path: '/admin/customers/{customerId}/personal-data',
    summary:
      'What the shop holds of a customer with all his users, or of one of them: records, accounts, sessions, orders, quotes, mails, files, log. What lies inside projects is not in it.',
    permission: 'runCustomers',
    isDear: true,
    pathSchema,
    querySchema: z.strictObject({ language: languageSchema, userId: idSchema<UserId>().optional() }),
    answer: z.object({ exportedAt: z.string(), subject: z.string() }).catchall(rows),
    errors: ['not_found'],
  }),
  erase: describeCall({
    method: 'post',
    path: '/admin/customers/{customerId}/erase',
    summary:
      'Erases a customer with all his users, or one of them, for good. Orders, quotes and their letters stay, as the law wants it.',
    permission: 'runCustomers',
    pathSchema,
    request: z.strictObject({
      /** null: the customer with all his users. */
      userId: idSchema<UserId>().nullable(),
      /** The customer's number, or the user's user name, so that nobody is erased by mistake. */
      confirm: z.string().trim().min(1).max(120),
    }),
    /** How many stay because the law keeps them. */
    answer: z.strictObject({ orders: count, quotes: count, letters: count }),
    errors: ['not_found', 'last_admin', 'invalid_input'],
  }),
};

/** What everybody may read and write without a sign-in. */
export const siteCalls = {
  facts: describeCall({
    method: 'get',
    path: '/site',
    summary: 'Who runs the shop, and from when and where it is open.',
    permission: 'nobody',
    answer: siteFactsSchema,
    errors: [],
  }),
  content: describeCall({
    method: 'get',
    path: '/content/{language}',
    summary: 'The texts of the content pages in a language, in Markdown.',
    permission: 'nobody',
    pathSchema: z.object({ language: languageSchema }),
    answer: contentSchema,
    errors: [],
  }),
  baseData: describeCall({
    method: 'get',
    path: '/site/baseData',
    summary:
      'The base data that files are read by, and the tariff of whoever has no account; null where no public prices are shown.',
    permission: 'nobody',
    answer: publicBaseDataSchema,
    errors: [],
  }),
  capabilities: describeCall({
    method: 'get',
    path: '/site/capabilities',
    summary:
      'What can be made, from what files, its limits, what parts are checked for, and the connectors with their inputs; null of a shop without base data.',
    permission: 'nobody',
    answer: capabilitiesSchema.nullable(),
    errors: [],
  }),
  contact: describeCall({
    method: 'post',
    path: '/contact',
    summary: 'Mails a message to the shop. One sent again with the same id arrives once.',
    permission: 'nobody',
    request: contactMessageSchema,
    answer: null,
    errors: ['nameEmpty', 'emailEmpty', 'emailInvalid', 'messageEmpty', 'too_many_tries'],
  }),
};

/** What browsers tell by themselves. */
const cspReportCalls = {
  report: describeCall({
    method: 'post',
    path: '/cspReports',
    summary: 'Takes what the content security policy of the app refused, as browsers report it.',
    permission: 'nobody',
    request: { contentType: 'application/reports+json', schema: null },
    answer: null,
    errors: [],
  }),
};

/** What the app and the server exchange. */
const syncCalls = [
  describeCall({
    method: 'post',
    path: '/sync/push',
    summary:
      'Changes of a device, in order; each is done once. 409: what this client sent before is counted otherwise here (details.at: gap, a number is left out; forked, it was taken by another change); the device takes a new clientId and sends what waits under it.',
    permission: 'session',
    request: pushRequestSchema,
    answer: pushAnswerSchema,
    errors: ['client_outdated', 'wrong_user', 'client_forked', 'unknown_change'],
  }),
  describeCall({
    method: 'post',
    path: '/sync/pull',
    summary: 'Rows that changed since the cursors of the spaces.',
    permission: 'session',
    request: pullRequestSchema,
    answer: pullAnswerSchema,
    errors: ['client_outdated', 'wrong_user'],
  }),
  describeCall({
    method: 'get',
    path: '/sync/events',
    summary: 'A stream of server-sent events: which spaces have something new.',
    permission: 'session',
    answer: { contentType: 'text/event-stream', schema: null },
    errors: [],
  }),
] as const;

/** Every call of API 1.0, each described once; the server routes exactly these. */
export const calls: readonly CallDescription[] = [
  ...sessionCalls,
  ...Object.values(accountCalls),
  ...Object.values(companyKeyCalls),
  ...Object.values(punchoutCalls),
  ...Object.values(userCalls),
  ...Object.values(addressCalls),
  ...Object.values(messageCalls),
  ...Object.values(pushCalls),
  ...Object.values(siteCalls),
  ...Object.values(cspReportCalls),
  ...Object.values(handOverCalls),
  ...fileCalls,
  ...pictureCalls,
  ...syncCalls,
  ...Object.values(projectListCalls),
  ...projectCalls,
  ...projectCostCalls,
  ...Object.values(baseDataCalls),
  ...operatorCalls,
  ...Object.values(auditCalls),
  ...Object.values(personalDataCalls),
  ...Object.values(adminProjectCalls),
  ...Object.values(costViewCalls),
  ...Object.values(priceRequestCalls),
  ...Object.values(freightRequestCalls),
  ...orderCalls,
  ...Object.values(orderListCalls),
  listQuotesCall,
  getQuoteCall,
  ...documentCalls,
  ...Object.values(surchargeCalls),
  ...Object.values(paypalCalls),
  ...Object.values(cartCalls),
  ...Object.values(voucherCalls),
  ...Object.values(customerCalls),
  ...Object.values(weldCertCalls),
];
