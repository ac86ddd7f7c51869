import {
  type CustomerActivityChoice,
  type CustomerSort,
  customerSorts,
  usualCustomerSort,
} from '@knotenblech/shared/accounts/customers.ts';
import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

/** `blocked`: only those who are, or only others. `activity`: heard of within 90 days, or not. */
export type CustomersSearch = ListSearch<CustomerSort> & { blocked?: boolean; activity?: CustomerActivityChoice };

export const readCustomersSearch = (search: Record<string, unknown>): CustomersSearch => ({
  ...readListSearch(search, customerSorts, usualCustomerSort),
  ...(typeof search['blocked'] === 'boolean' ? { blocked: search['blocked'] } : {}),
  ...(search['activity'] === 'active' || search['activity'] === 'quiet' ? { activity: search['activity'] } : {}),
});
