-- Sessions that were ended from elsewhere, until they would have expired: their devices are told so when they ask, and lock.
create table ended_session (
  key_hash bytea primary key,
  cookie_hash bytea,
  user_id uuid not null references account on delete cascade,
  customer_id uuid not null,
  expires_at timestamptz not null
);
create index ended_session_expiry on ended_session (expires_at);
revoke all on ended_session from knotenblech_app;

-- Opens what a user's devices have sealed; he gets it with a session, also after a new password.
alter table account add column seal_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
