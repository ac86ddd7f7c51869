create sequence quote_number;
-- Every quote with what was asked for, word for word; contents and amounts lie in its record.
create table customer_quote (
  customer_id uuid not null,
  quote_id uuid not null,
  user_id uuid not null,
  number text not null unique,
  args jsonb not null,
  args_hash text not null,
  quoted_at timestamptz not null,
  primary key (customer_id, quote_id)
);
create index customer_quote_of on customer_quote (quote_id);
alter table customer_quote enable row level security;
create policy own_customer on customer_quote using (customer_id = (select current_customer()));
