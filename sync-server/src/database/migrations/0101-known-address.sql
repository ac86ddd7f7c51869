-- Addresses a user has signed in from: guesses from elsewhere cannot lock him out of these.
create table known_address (
  user_id uuid not null references account on delete cascade,
  address text not null,
  seen_at timestamptz not null,
  primary key (user_id, address)
);
revoke all on known_address from knotenblech_app;
