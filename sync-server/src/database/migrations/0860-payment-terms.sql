-- How long a customer has to pay a bill, set by the operator; without a row the usual terms hold.
create table payment_terms (
  customer_id uuid primary key,
  terms jsonb not null
);
alter table payment_terms enable row level security;
create policy own_customer on payment_terms using (customer_id = (select current_customer()));
revoke insert, update, delete on payment_terms from knotenblech_app;
-- As they were when it was ordered; null: the usual ones.
alter table customer_order add column payment_terms jsonb;
