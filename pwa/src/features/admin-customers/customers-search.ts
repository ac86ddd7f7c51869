import { type CustomerSort, customerSorts, usualCustomerSort } from '@knotenblech/shared/customers/choose-customers.ts';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

export type CustomersSearch = ListSearch<CustomerSort>;

export const readCustomersSearch = (search: Record<string, unknown>): CustomersSearch =>
  readListSearch(search, customerSorts, usualCustomerSort);
