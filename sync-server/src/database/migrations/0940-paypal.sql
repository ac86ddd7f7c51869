-- How far the payment of an order at PayPal is. Whoever works on it holds it until 'busy_until'; nobody else asks PayPal meanwhile.
create table paypal_payment (
  order_id uuid primary key,
  customer_id uuid not null,
  -- Counts the orders that were made at PayPal, and the tries to capture the present one: both name requests that may be repeated.
  attempt integer not null default 1,
  capture_try integer not null default 1,
  paypal_order_id text unique,
  approve_url text,
  cents bigint,
  -- A capture was asked for and its outcome may be unknown.
  is_capture_asked boolean not null default false,
  capture_id text unique,
  captured_cents bigint,
  captured_at timestamptz,
  lease uuid,
  busy_until timestamptz
);
alter table paypal_payment enable row level security;
create policy own_customer on paypal_payment using (customer_id = (select current_customer()));
revoke insert, update, delete on paypal_payment from knotenblech_app;
select force_row_security('paypal_payment');
