-- What the operator's list of quotes is chosen, searched and sorted by, kept as the listings of orders and projects are.
-- Those of users who order for show bind nobody and are not in it.
create table quote_listing (
  customer_id uuid not null,
  quote_id text collate "C" not null,
  number text collate "C" not null,
  -- Last day on which it can be ordered.
  valid_until text collate "C" not null,
  is_ordered boolean not null,
  -- Of itself; and with its customer's.
  words text collate "C" not null,
  customer_words text collate "C" not null,
  all_words text collate "C" generated always as (words || ' ' || customer_words) stored,
  primary key (customer_id, quote_id)
);
create index quote_listing_ends on quote_listing (is_ordered, valid_until, number);

create view quote_listing_now with (security_invoker = true) as
  select made.customer_id, made.id as quote_id, coalesce(made.data ->> 'number', '') as number,
    coalesce(made.data ->> 'validUntil', '') as valid_until, made.data ->> 'orderId' is not null as is_ordered,
    fold_words(concat_ws(' ', made.data ->> 'number', made.data ->> 'reference', (
      select string_agg(concat_ws(' ', line ->> 'projectName', line ->> 'reference'), ' ' order by at)
      from jsonb_array_elements(case jsonb_typeof(made.data -> 'lines') when 'array' then made.data -> 'lines' end) with ordinality as lines (line, at)))) as words,
    fold_words(concat_ws(' ', customer.data ->> 'number', customer.data ->> 'name')) as customer_words
  from record made
  left join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  where made.kind = 'quote' and made.space_id = 'cp:' || made.customer_id and not made.deleted
    and not coalesce((made.data ->> 'isDemo')::boolean, false);

create function keep_quote_listing() returns trigger language plpgsql as $$
begin
  if new.kind = 'quote' then
    if new.deleted or coalesce((new.data ->> 'isDemo')::boolean, false) then
      delete from quote_listing where customer_id = new.customer_id and quote_id = new.id;
    end if;
    insert into quote_listing (customer_id, quote_id, number, valid_until, is_ordered, words, customer_words)
    select * from quote_listing_now where customer_id = new.customer_id and quote_id = new.id
    on conflict (customer_id, quote_id) do update set number = excluded.number, valid_until = excluded.valid_until,
      is_ordered = excluded.is_ordered, words = excluded.words, customer_words = excluded.customer_words;
  else
    update quote_listing set customer_words = fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'))
    where customer_id = new.customer_id and not new.deleted
      and customer_words is distinct from fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'));
  end if;
  return null;
end $$;

create function drop_quote_listing() returns trigger language plpgsql as $$
begin
  delete from quote_listing where customer_id = old.customer_id and quote_id = old.id;
  return null;
end $$;

create trigger keep_quote_listing after insert or update on record for each row
  when (new.kind in ('quote', 'customer')) execute function keep_quote_listing();
create trigger drop_quote_listing after delete on record for each row
  when (old.kind = 'quote') execute function drop_quote_listing();

insert into quote_listing (customer_id, quote_id, number, valid_until, is_ordered, words, customer_words)
  select * from quote_listing_now;

select force_row_security('quote_listing');
create policy own_customer on quote_listing using (customer_id = (select current_customer()));
