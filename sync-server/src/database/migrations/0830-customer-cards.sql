-- What the operator alone keeps of a customer. blocked_at: none of his users signs in until it is null again.
create table customer_card (
  customer_id uuid primary key,
  company_id text not null default '',
  blocked_at timestamptz,
  blocked_by uuid
);
revoke all on customer_card from knotenblech_app;

create index account_customer on account (customer_id);
-- Customers and users are few among all records, and are looked for across customers.
create index record_customer on record (customer_id) where kind = 'customer';
create index record_user on record (id) where kind = 'user';
