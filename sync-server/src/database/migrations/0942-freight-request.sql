-- Open requests for an offer of what no freight tier carries, one for each cart, each with what it is for as the change had it.
create table freight_request (
  customer_id uuid not null,
  cart_id uuid not null,
  id uuid not null unique,
  user_id uuid not null,
  args jsonb not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  primary key (customer_id, cart_id)
);
create index freight_request_due on freight_request (due_at);
alter table freight_request enable row level security;
create policy own_customer on freight_request using (customer_id = (select current_customer()));
select force_row_security('freight_request');
