-- Keys by which programs act for a company, with the rights of the user who made them at most. Gone with him.
create table company_key (
  id uuid primary key,
  customer_id uuid not null,
  user_id uuid not null references account on delete cascade,
  name text not null,
  -- How the key begins, to know it by.
  prefix text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  made_at timestamptz not null,
  -- null: until it is revoked.
  expires_at timestamptz,
  used_at timestamptz
);
create index company_key_customer on company_key (customer_id, made_at);
create index company_key_user on company_key (user_id);
-- Like sessions, the owner's business.
revoke all on company_key from knotenblech_app;
