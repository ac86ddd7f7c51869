-- Who may sign in. What he may do stands in his record of kind 'user', which devices see too.
create table account (
  user_id uuid primary key,
  customer_id uuid not null,
  user_name text not null,
  email text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index account_user_name on account (lower(user_name));
create unique index account_email on account (lower(email));

-- A session of the app has two halves, one of an API client only the key; stored as SHA-256.
create table session (
  id uuid primary key,
  customer_id uuid not null,
  user_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('app', 'api')),
  key_hash bytea not null unique,
  cookie_hash bytea,
  device_name text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'app') = (cookie_hash is not null))
);
create index session_of_user on session (user_id);
create index session_expiry on session (expires_at);

create table login_try (key text not null, at timestamptz not null);
create index login_try_key on login_try (key, at);
create index login_try_at on login_try (at);

-- Sign-in is the owner's business.
revoke all on account, session, login_try from knotenblech_app;

-- Which customer has which file: knowing a hash opens nothing.
create table customer_file (
  customer_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  user_id uuid not null,
  uploaded_at timestamptz not null default now(),
  primary key (customer_id, hash)
);

create sequence project_number start 1001;
create sequence order_number start 10001;

create table customer_order (
  customer_id uuid not null,
  order_id uuid not null,
  cart_id uuid not null,
  user_id uuid not null,
  number integer not null unique,
  -- What was asked for, consents and shown amounts included, word for word.
  args jsonb not null,
  placed_at timestamptz not null default now(),
  primary key (customer_id, order_id),
  unique (customer_id, cart_id)
);

create table mail (
  customer_id uuid not null,
  id uuid not null,
  recipient text not null,
  subject text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'failed')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (customer_id, id)
);
create index mail_created on mail (created_at);

alter table customer_file enable row level security;
alter table customer_order enable row level security;
alter table mail enable row level security;

create policy own_customer on customer_file using (customer_id = (select current_customer()));
create policy own_customer on customer_order using (customer_id = (select current_customer()));
create policy own_customer on mail using (customer_id = (select current_customer()));
