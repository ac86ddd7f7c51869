-- Base data, append-only: the version of a row that holds on a day is the newest by valid_from, then by number, not after that day.
create table base_data (
  number bigint generated always as identity primary key,
  kind text collate "C" not null,
  key text collate "C" not null,
  valid_from date not null,
  -- Order among the rows of a kind.
  place integer not null,
  -- null: from this day on there is no such row.
  data jsonb,
  source text not null,
  -- null: the product's own seed.
  made_by uuid,
  made_at timestamptz not null default now()
);
create index base_data_version on base_data (kind, key, valid_from desc, number desc);

-- A customer's own prices: purchase side, append-only like base data.
create table special_price (
  number bigint generated always as identity primary key,
  customer_id uuid not null,
  -- What it is for, in one spelling.
  subject text collate "C" not null,
  valid_from date not null,
  -- null: from this day on the base data hold again.
  data jsonb,
  made_by uuid,
  made_at timestamptz not null default now()
);
create index special_price_version on special_price (customer_id, subject, valid_from desc, number desc);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin raise exception '% is append-only', tg_table_name; end $$;
create trigger append_only before update or delete on base_data for each row execute function refuse_rewriting();
create trigger append_only before update or delete on special_price for each row execute function refuse_rewriting();
create trigger append_only_whole before truncate on base_data for each statement execute function refuse_rewriting();
create trigger append_only_whole before truncate on special_price for each statement execute function refuse_rewriting();

-- Purchase prices are the owner's business.
revoke all on base_data, special_price from knotenblech_app;
alter table special_price enable row level security;
create policy own_customer on special_price using (customer_id = (select current_customer()));
