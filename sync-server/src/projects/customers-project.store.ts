import type { CustomersProject } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Sql } from '../database/database.ts';
import type { ListedKey } from './lists/project-listing.store.ts';

export type ListedProject = Omit<CustomersProject, 'ordered'>;

/** These projects of any customers, in no order. */
export const readCustomersProjects = (owner: Sql, keys: readonly ListedKey[]) => owner<ListedProject[]>`
  select made.customer_id as "customerId", (customer.data ->> 'number')::integer as "customerNumber",
    customer.data ->> 'name' as "customerName", made.data as project, priced.data as price
  from record made
  join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  left join record priced on priced.customer_id = made.customer_id and priced.space_id = 'cp:' || made.customer_id
    and priced.kind = 'projectPrice' and priced.id = made.id and not priced.deleted
  where made.kind = 'project' and made.space_id = 'c:' || made.customer_id and not made.deleted
    and (made.customer_id, made.id) in (
      select * from unnest(${keys.map(({ customerId }) => customerId)}::uuid[], ${keys.map(({ projectId }) => projectId)}::text[]))`;

/** The orders of any customers that name one of these projects, with what is agreed, in no order. */
export const readOrdersOfProjects = (owner: Sql, projects: readonly ListedProject[]) => {
  const customerIds = [...new Set(projects.map(({ customerId }) => customerId))];
  return owner<{ order: Order; amounts: Amounts | null }[]>`
    select made.data as order, priced.data -> 'amounts' as amounts
    from record made
    left join record priced on priced.customer_id = made.customer_id and priced.space_id = 'cp:' || made.customer_id
      and priced.kind = 'orderAmounts' and priced.id = made.id and not priced.deleted
    where made.customer_id in ${owner(customerIds)} and made.space_id = 'c:' || made.customer_id
      and made.kind = 'order' and not made.deleted and exists (
        select 1 from jsonb_array_elements(made.data -> 'lines') line
        where line ->> 'projectId' in ${owner(projects.map(({ project }) => project.id))})`;
};
