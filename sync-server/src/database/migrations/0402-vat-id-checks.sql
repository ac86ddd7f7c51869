-- Every answer about a VAT id, for ever: the proof that a supply was free of tax.
create table vat_id_check (
  customer_id uuid not null,
  id bigint generated always as identity,
  vat_id text not null,
  outcome text not null check (outcome in ('valid', 'invalid', 'unavailable')),
  -- Consultation number of the Commission's service, where it gave one.
  request_id text,
  holder_name text,
  holder_address text,
  checked_at timestamptz not null,
  primary key (customer_id, id)
);
alter table vat_id_check enable row level security;
create policy own_customer on vat_id_check using (customer_id = (select current_customer()));
