-- Links that are mailed: good once, for one user and one purpose, until `expires_at`. Their tokens are made when the mail
-- goes out and are stored as SHA-256 only.
create table one_time_link (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'set-password', 'confirm-email')),
  language text not null,
  -- null: a registration, whose user is yet to be made of the payload.
  user_id uuid references account on delete cascade,
  payload jsonb not null default '{}',
  -- The mail whose body names the link by its id until it goes out.
  mail_id uuid not null unique,
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);
create index one_time_link_user on one_time_link (user_id);
create index one_time_link_created on one_time_link (created_at);
revoke all on one_time_link from knotenblech_app;

-- null: invited, and no password set yet.
alter table account alter column password_hash drop not null;

create sequence customer_number start 10101;
