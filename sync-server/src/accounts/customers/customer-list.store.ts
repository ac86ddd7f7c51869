import type { ListedCustomer } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { lastContact } from './customer-activity.store.ts';

export type CustomerOutline = ListedCustomer & {
  /** Names and addresses of his users, and further cities. */
  words: string;
};

/** Every customer of the shop, with what he is chosen and listed by. */
export const listCustomerOutlines = (owner: Sql) => owner<CustomerOutline[]>`
  select k.data ->> 'id' as id, (k.data ->> 'number')::integer as number, k.data ->> 'name' as name,
    k.data ->> 'kind' as kind, coalesce(card.company_id, '') as "companyId",
    to_char(signed.first_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "registeredAt",
    card.blocked_at is not null as "isBlocked",
    to_char(${lastContact(owner)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastContactAt", coalesce(places.first_city, '') as city,
    coalesce(people.count, 0)::integer as "userCount", concat_ws(' ', people.words, places.words) as words
  from record k
  left join customer_card card on card.customer_id = k.customer_id
  left join lateral (select min(created_at) as first_at from account where customer_id = k.customer_id) signed on true
  left join lateral (
    select count(*) as count,
      string_agg(concat_ws(' ', u.data ->> 'firstName', u.data ->> 'name', u.data ->> 'userName', u.data ->> 'email'), ' ') as words
    from record u
    where u.customer_id = k.customer_id and u.space_id = k.space_id and u.kind = 'user' and not u.deleted) people on true
  left join lateral (
    select (array_agg(a.data ->> 'city' order by a.id))[1] as first_city,
      string_agg(concat_ws(' ', a.data ->> 'city', a.data ->> 'zip'), ' ') as words
    from record a
    where a.customer_id = k.customer_id and a.space_id = k.space_id and a.kind = 'address' and not a.deleted) places on true
  where k.kind = 'customer' and k.space_id = 'c:' || k.customer_id and not k.deleted`;

/** Whether there is such a customer. */
export const hasCustomer = async (owner: Sql, customerId: CustomerId) => {
  const [row] = await owner`
    select 1 from record where customer_id = ${customerId} and kind = 'customer' and id = ${customerId} and not deleted`;
  return row !== undefined;
};
