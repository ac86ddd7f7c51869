-- What lists of orders and projects are chosen, searched and sorted by, beside the records that say more: kept by a trigger in
-- the transaction that writes those, so that a page of many is read without reading them all.

-- Names as people sort them: without regard to case and accents, numbers by their value.
do $$ begin
  create collation names_de (provider = icu, locale = 'de-u-kn-true-ks-level1', deterministic = false);
exception when others then
  create collation names_de from "C";
end $$;

-- As `foldWords` of the shared search does it.
create function fold_words(words text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(replace(lower(words), 'ß', 'ss'), NFD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'))
$$;

create table order_listing (
  customer_id uuid not null,
  order_id text collate "C" not null,
  number integer not null,
  ordered_at text collate "C" not null,
  delivery_day text collate "C" not null,
  status text collate "C" not null,
  -- Nothing more happens to it, though its status does not say so.
  is_refused boolean not null,
  -- It still has to leave the shop, by its day of delivery.
  is_due boolean not null,
  -- As lists show it: with VAT for private customers.
  total_cents bigint,
  customer_number integer not null,
  customer_name text not null,
  -- Of itself; and with its customer's.
  words text collate "C" not null,
  customer_words text collate "C" not null,
  all_words text collate "C" generated always as (words || ' ' || customer_words) stored,
  primary key (customer_id, order_id)
);
create index order_listing_ordered on order_listing (ordered_at, number);
create index order_listing_own on order_listing (customer_id, ordered_at, number);
create index order_listing_number on order_listing (number);
create index order_listing_due on order_listing (delivery_day, number desc);
create index order_listing_total on order_listing (total_cents, number desc);
create index order_listing_status on order_listing (status, is_refused, customer_id);

create table project_listing (
  customer_id uuid not null,
  project_id text collate "C" not null,
  number integer,
  name text not null,
  created_at text collate "C" not null,
  changed_at text collate "C" not null,
  is_trashed boolean not null,
  -- Null: no price, or not of all its parts.
  net_cents bigint,
  customer_number integer not null,
  customer_name text not null,
  -- Of itself; and with its customer's.
  words text collate "C" not null,
  customer_words text collate "C" not null,
  all_words text collate "C" generated always as (words || ' ' || customer_words) stored,
  primary key (customer_id, project_id)
);
create index project_listing_created on project_listing (created_at desc, changed_at desc, project_id);
create index project_listing_own on project_listing (customer_id, is_trashed, created_at desc, changed_at desc, project_id);
create index project_listing_price on project_listing (customer_id, net_cents desc nulls last, created_at desc, changed_at desc, project_id);

create view order_listing_now with (security_invoker = true) as
  select made.customer_id, made.id as order_id, coalesce((made.data ->> 'number')::integer, 0) as number,
    coalesce(made.data ->> 'orderedAt', '') as ordered_at, coalesce(made.data ->> 'deliveryDay', '') as delivery_day,
    coalesce(made.data ->> 'status', '') as status,
    coalesce(made.data ->> 'check' = 'refused' and made.data ->> 'status' <> 'CANCELED', false) as is_refused,
    coalesce(made.data ->> 'check' = 'accepted' and made.data ->> 'status' not in ('DEMO', 'SENT', 'CLOSED', 'CANCELED')
      and not coalesce(made.data -> 'history', '[]') @> '[{"from": "DEMO"}]', false) as is_due,
    (case when customer.data ->> 'kind' = 'private' then priced.data #>> '{amounts,grossCents}'
      else priced.data #>> '{amounts,netCents}' end)::bigint as total_cents,
    coalesce((customer.data ->> 'number')::integer, 0) as customer_number,
    coalesce(customer.data ->> 'name', '') as customer_name,
    fold_words(concat_ws(' ', made.data ->> 'number', made.data ->> 'reference', (
      select string_agg(concat_ws(' ', line ->> 'projectName', line ->> 'reference'), ' ' order by at)
      from jsonb_array_elements(case jsonb_typeof(made.data -> 'lines') when 'array' then made.data -> 'lines' end) with ordinality as lines (line, at)))) as words,
    fold_words(concat_ws(' ', customer.data ->> 'number', customer.data ->> 'name')) as customer_words
  from record made
  left join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  left join record priced on priced.customer_id = made.customer_id and priced.space_id = 'cp:' || made.customer_id
    and priced.kind = 'orderAmounts' and priced.id = made.id and not priced.deleted
  where made.kind = 'order' and made.space_id = 'c:' || made.customer_id and not made.deleted;

create view project_listing_now with (security_invoker = true) as
  select made.customer_id, made.id as project_id, (made.data ->> 'number')::integer as number,
    coalesce(made.data ->> 'name', '') as name, coalesce(made.data ->> 'createdAt', '') as created_at,
    coalesce(made.data ->> 'changedAt', '') as changed_at,
    made.data ->> 'trashedAt' is not null as is_trashed,
    case when not (priced.data ->> 'onRequest')::boolean then (priced.data ->> 'netCents')::bigint end as net_cents,
    coalesce((customer.data ->> 'number')::integer, 0) as customer_number,
    coalesce(customer.data ->> 'name', '') as customer_name,
    fold_words(concat_ws(' ', made.data ->> 'name', made.data ->> 'number', made.data ->> 'drawingId',
      made.data ->> 'additionalText', made.data ->> 'fileName')) as words,
    fold_words(concat_ws(' ', customer.data ->> 'number', customer.data ->> 'name')) as customer_words
  from record made
  left join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  left join record priced on priced.customer_id = made.customer_id and priced.space_id = 'cp:' || made.customer_id
    and priced.kind = 'projectPrice' and priced.id = made.id and not priced.deleted
  where made.kind = 'project' and made.space_id = 'c:' || made.customer_id and not made.deleted;

create function keep_listings() returns trigger language plpgsql as $$
begin
  if new.kind in ('order', 'orderAmounts') then
    if new.kind = 'order' and new.deleted then
      delete from order_listing where customer_id = new.customer_id and order_id = new.id;
    end if;
    insert into order_listing (customer_id, order_id, number, ordered_at, delivery_day, status, is_refused, is_due, total_cents, customer_number, customer_name, words, customer_words)
    select * from order_listing_now where customer_id = new.customer_id and order_id = new.id
    on conflict (customer_id, order_id) do update set number = excluded.number, ordered_at = excluded.ordered_at,
      delivery_day = excluded.delivery_day, status = excluded.status, is_refused = excluded.is_refused,
      is_due = excluded.is_due, total_cents = excluded.total_cents, customer_number = excluded.customer_number,
      customer_name = excluded.customer_name, words = excluded.words, customer_words = excluded.customer_words;
  elsif new.kind in ('project', 'projectPrice') then
    if new.kind = 'project' and new.deleted then
      delete from project_listing where customer_id = new.customer_id and project_id = new.id;
    end if;
    insert into project_listing (customer_id, project_id, number, name, created_at, changed_at, is_trashed, net_cents, customer_number, customer_name, words, customer_words)
    select * from project_listing_now where customer_id = new.customer_id and project_id = new.id
    on conflict (customer_id, project_id) do update set number = excluded.number, name = excluded.name,
      created_at = excluded.created_at, changed_at = excluded.changed_at, is_trashed = excluded.is_trashed, net_cents = excluded.net_cents,
      customer_number = excluded.customer_number, customer_name = excluded.customer_name, words = excluded.words,
      customer_words = excluded.customer_words;
  else
    update order_listing set customer_number = coalesce((new.data ->> 'number')::integer, 0), customer_name = coalesce(new.data ->> 'name', ''),
      customer_words = fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'))
    where customer_id = new.customer_id and not new.deleted
      and (customer_number, customer_name) is distinct from (coalesce((new.data ->> 'number')::integer, 0), coalesce(new.data ->> 'name', ''));
    update project_listing set customer_number = coalesce((new.data ->> 'number')::integer, 0), customer_name = coalesce(new.data ->> 'name', ''),
      customer_words = fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'))
    where customer_id = new.customer_id and not new.deleted
      and (customer_number, customer_name) is distinct from (coalesce((new.data ->> 'number')::integer, 0), coalesce(new.data ->> 'name', ''));
  end if;
  return null;
end $$;

create function drop_listings() returns trigger language plpgsql as $$
begin
  delete from order_listing where old.kind = 'order' and customer_id = old.customer_id and order_id = old.id;
  delete from project_listing where old.kind = 'project' and customer_id = old.customer_id and project_id = old.id;
  return null;
end $$;

create trigger keep_listings after insert or update on record for each row
  when (new.kind in ('order', 'orderAmounts', 'project', 'projectPrice', 'customer')) execute function keep_listings();
create trigger drop_listings after delete on record for each row
  when (old.kind in ('order', 'project')) execute function drop_listings();

insert into order_listing (customer_id, order_id, number, ordered_at, delivery_day, status, is_refused, is_due, total_cents, customer_number, customer_name, words, customer_words)
    select * from order_listing_now;
insert into project_listing (customer_id, project_id, number, name, created_at, changed_at, is_trashed, net_cents, customer_number, customer_name, words, customer_words)
    select * from project_listing_now;

select force_row_security('order_listing');
select force_row_security('project_listing');
create policy own_customer on order_listing using (customer_id = (select current_customer()));
create policy own_customer on project_listing using (customer_id = (select current_customer()));
