-- What an order costs more or less than was ordered, each with its reason. 'asked': the customer has not agreed, it counts nowhere.
create table order_surcharge (
  id uuid primary key,
  customer_id uuid not null,
  order_id uuid not null,
  reason text not null,
  net_cents integer not null check (net_cents <> 0),
  state text not null check (state in ('asked', 'accepted', 'declined', 'withdrawn')),
  made_at timestamptz not null,
  made_by uuid not null,
  answered_at timestamptz,
  answered_by uuid
);
create index order_surcharge_of on order_surcharge (customer_id, order_id);
alter table order_surcharge enable row level security;
create policy own_customer on order_surcharge using (customer_id = (select current_customer()));
revoke insert, update, delete on order_surcharge from knotenblech_app;
