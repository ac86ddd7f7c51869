import { activityOf, chooseCustomers } from '@knotenblech/shared/accounts/customers.ts';
import type { customerCalls, ListedCustomer } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { type CustomerOutline, listCustomerOutlines } from './customer-list.store.ts';

type Query = z.infer<typeof customerCalls.list.querySchema>;

/** A page of the customers that the query chooses, and how many it chooses in all. */
export const listCustomerPage = async (owner: Sql, { q, sort, page, limit, blocked, activity }: Query, now: Date) => {
  const wordsOf = ({ words, companyId }: CustomerOutline) => `${companyId} ${words}`;
  const outlines = (await listCustomerOutlines(owner)).filter(
    ({ isBlocked, lastContactAt }) =>
      (blocked === undefined || isBlocked === (blocked === 'true')) &&
      (activity === undefined || activityOf(lastContactAt, now) === activity),
  );
  const chosen = chooseCustomers(outlines, { q, sort }, wordsOf);
  const { shown } = pageOf(chosen, limit, page);
  const customers = shown.map(({ words: _words, ...customer }): ListedCustomer => customer);
  return { customers, total: chosen.length };
};
