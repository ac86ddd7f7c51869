-- What the operator changed in an order beside its status: its field before and after, for ever.
create table order_log (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  field text not null check (field in ('shippingAddress', 'billingAddress', 'phone')),
  before jsonb not null,
  after jsonb not null
);
create index order_log_of on order_log (order_id);
revoke all on order_log from knotenblech_app;
