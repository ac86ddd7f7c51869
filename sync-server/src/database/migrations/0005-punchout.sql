-- How the purchasing systems of a company open the shop, one row for each protocol.
create table punchout_access (
  customer_id uuid not null,
  protocol text not null check (protocol in ('oci', 'ids')),
  user_name text not null unique,
  password_hash bytea not null,
  is_on boolean not null,
  -- Where baskets may be sent.
  return_addresses text[] not null,
  unit text not null,
  encoding text not null,
  setup text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (customer_id, protocol)
);
-- A browser that a purchasing system sent here, for an hour; gone with the access.
create table punchout_visit (
  id uuid primary key,
  customer_id uuid not null,
  protocol text not null,
  token_hash bytea not null unique,
  -- As the system gave it.
  hook_url text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- What is to be handed over, and when it was.
  quote_id uuid,
  handed_at timestamptz,
  foreign key (customer_id, protocol) references punchout_access on delete cascade
);
create index punchout_visit_expires on punchout_visit (expires_at);
create index punchout_visit_access on punchout_visit (customer_id, protocol);
-- Like sessions, the owner's business.
revoke all on punchout_access, punchout_visit from knotenblech_app;
