import { z } from 'zod';
import { companyKeyFormSchema, listedKeySchema } from '../../accounts/company-key.ts';
import { describeCall } from '../describe-call.ts';
import { languageQuery, noErrors } from './account-calls.ts';

/** Keys by which programs act for a company. */
export const companyKeyCalls = {
  list: describeCall({
    method: 'get',
    path: '/companyKeys',
    summary: 'The keys of the company, the newest first: how each begins, what it opens, when it was used last.',
    permission: 'manageKeys',
    answer: noErrors.extend({ keys: z.array(listedKeySchema) }),
    errors: [],
  }),
  add: describeCall({
    method: 'post',
    path: '/companyKeys',
    summary: 'A new key of the company, told this once. It never opens more than the user who made it may do.',
    permission: 'manageKeys',
    querySchema: languageQuery,
    request: companyKeyFormSchema,
    answer: noErrors.extend({ keyId: z.uuid(), key: z.string() }),
    errors: ['wrong_password', 'too_many_tries'],
  }),
  revoke: describeCall({
    method: 'delete',
    path: '/companyKeys/{keyId}',
    summary: 'Ends a key of the company for good.',
    permission: 'manageKeys',
    pathSchema: z.strictObject({ keyId: z.uuid() }),
    answer: null,
    errors: ['not_found'],
  }),
} as const;
