import { z } from 'zod';
import {
  punchoutAccessSchema,
  punchoutProtocols,
  punchoutSettingsSchema,
  punchoutVisitSchema,
} from '../../accounts/punchout.ts';
import { requestQuoteArgs } from '../../orders/quotes/request-quote.schema.ts';
import { describeCall } from '../describe-call.ts';
import { languageQuery, noErrors } from './account-calls.ts';

const pathSchema = z.strictObject({ protocol: z.enum(punchoutProtocols) });
const login = { userName: z.string(), password: z.string() };

/** Baskets for the purchasing systems of companies (docs/punchout.md). */
export const punchoutCalls = {
  list: describeCall({
    method: 'get',
    path: '/punchout/accesses',
    summary: 'By which protocols purchasing systems of the company may open the shop.',
    permission: 'manageKeys',
    answer: noErrors.extend({ accesses: z.array(punchoutAccessSchema) }),
    errors: [],
  }),
  put: describeCall({
    method: 'put',
    path: '/punchout/accesses/{protocol}',
    summary:
      'Sets how purchasing systems open the shop by a protocol. The first time it makes the password, told this once.',
    permission: 'manageKeys',
    pathSchema,
    querySchema: languageQuery,
    request: punchoutSettingsSchema,
    answer: noErrors.extend({ ...login, password: z.string().nullable() }),
    errors: [],
  }),
  renew: describeCall({
    method: 'post',
    path: '/punchout/accesses/{protocol}/password',
    summary: 'A new password of a purchasing system, told this once; the one before ends at once.',
    permission: 'manageKeys',
    pathSchema,
    querySchema: languageQuery,
    answer: noErrors.extend(login),
    errors: ['not_found'],
  }),
  revoke: describeCall({
    method: 'delete',
    path: '/punchout/accesses/{protocol}',
    summary: 'Ends the access of purchasing systems by a protocol for good.',
    permission: 'manageKeys',
    pathSchema,
    answer: null,
    errors: ['not_found'],
  }),
  visit: describeCall({
    method: 'get',
    path: '/punchout/visit',
    summary: 'The purchasing system that this browser came from within the last hour; null: none.',
    permission: 'session',
    answer: noErrors.extend({ visit: punchoutVisitSchema.nullable() }),
    errors: [],
  }),
  prepare: describeCall({
    method: 'post',
    path: '/punchout/basket',
    summary:
      'Makes a quote of the basket for the purchasing system that this browser came from, and answers the page from which it is handed over.',
    permission: 'order',
    querySchema: languageQuery,
    request: requestQuoteArgs,
    answer: noErrors.extend({ url: z.string() }),
    errors: ['punchout_expired', 'price_changed', 'no_price_permission'],
  }),
} as const;
