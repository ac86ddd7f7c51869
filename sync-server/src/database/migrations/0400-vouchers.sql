-- The operator's: no customer owns them. used_count is raised and lowered in the transaction of the order, under the row's lock.
create table voucher (
  id uuid primary key,
  -- In the one spelling that all writings of a code have.
  code text collate "C" not null unique,
  data jsonb not null,
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null
);
revoke insert, update, delete on voucher from knotenblech_app;
grant update (used_count) on voucher to knotenblech_app;

-- A voucher redeemed by an order, with its terms as they were. returned_at: the order counts nowhere (cancelled, refused, for show).
create table voucher_use (
  customer_id uuid not null,
  order_id uuid not null,
  voucher_id uuid not null references voucher,
  user_id uuid not null,
  terms jsonb not null,
  used_at timestamptz not null,
  returned_at timestamptz,
  primary key (customer_id, order_id)
);
create index voucher_use_of on voucher_use (voucher_id);
alter table voucher_use enable row level security;
create policy own_customer on voucher_use using (customer_id = (select current_customer()));
