create function current_customer() returns uuid language sql stable as $$
  select nullif(current_setting('app.customer_id', true), '')::uuid
$$;

-- A new epoch after a restore: devices fetch everything again and keep their queues.
create table sync_meta (
  one boolean primary key default true check (one),
  epoch uuid not null default gen_random_uuid()
);
insert into sync_meta default values;

-- The nil customer owns the space 'catalog', which everybody may read.
create table sync_space (
  customer_id uuid not null,
  id text collate "C" not null,
  version bigint not null default 0,
  purged_to bigint not null default 0,
  primary key (customer_id, id)
);

create table record (
  customer_id uuid not null,
  space_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  schema_version integer not null,
  data jsonb not null,
  -- Who set each field last, by user id: whose value is overwritten is told so.
  authors jsonb not null default '{}',
  changed_at timestamptz not null default now(),
  primary key (customer_id, space_id, kind, id)
);
create index record_feed on record (customer_id, space_id, version, kind, id);
create index record_deleted on record (changed_at) where deleted;

create table sync_client (
  customer_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  last_mid bigint not null default 0,
  seen_at timestamptz not null default now(),
  primary key (customer_id, id)
);

-- The uid is a change's identity for ever; kept apart from its client, so that forgetting a client forgets no effect.
create table sync_result (
  customer_id uuid not null,
  user_id uuid not null,
  uid uuid not null,
  args_hash text not null,
  client_id uuid not null,
  mid bigint not null,
  status text not null check (status in ('applied', 'refused', 'failed')),
  code text,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (customer_id, user_id, uid)
);
create index sync_result_at on sync_result (at);

-- Orders taken back on the device before they left it: refused for ever.
create table withdrawn_order (
  customer_id uuid not null,
  order_id uuid not null,
  user_id uuid not null,
  at timestamptz not null default now(),
  primary key (customer_id, order_id)
);

alter table sync_space enable row level security;
alter table record enable row level security;
alter table sync_client enable row level security;
alter table sync_result enable row level security;
alter table withdrawn_order enable row level security;

create policy own_customer on sync_space using (customer_id = (select current_customer()));
create policy own_customer on record using (customer_id = (select current_customer()));
create policy own_customer on sync_client using (customer_id = (select current_customer()));
create policy own_customer on sync_result using (customer_id = (select current_customer()));
create policy own_customer on withdrawn_order using (customer_id = (select current_customer()));
create policy catalog_is_open on sync_space for select using (customer_id = '00000000-0000-0000-0000-000000000000');
create policy catalog_is_open on record for select using (customer_id = '00000000-0000-0000-0000-000000000000');
