-- Idempotency-Key of an API client beside the cart it ordered: the key answers like the cart does.
create table order_key (
  customer_id uuid not null,
  user_id uuid not null,
  key text not null,
  cart_id uuid not null,
  at timestamptz not null,
  primary key (customer_id, user_id, key)
);
alter table order_key enable row level security;
create policy own_customer on order_key using (customer_id = (select current_customer()));
