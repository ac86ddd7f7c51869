-- Messages that admins sent, word for word, with whoever sent them.
create table sent_message (
  id uuid primary key,
  sender_id uuid not null,
  form jsonb not null,
  expires_at timestamptz not null,
  sent_at timestamptz not null
);
revoke all on sent_message from knotenblech_app;

-- Where the browser of a session takes notifications; ends with the session.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  customer_id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null
);
create index push_subscription_user on push_subscription (customer_id, user_id);
create index push_subscription_endpoint on push_subscription using hash (endpoint);
alter table push_subscription enable row level security;
create policy own_customer on push_subscription using (customer_id = (select current_customer()));
revoke insert, update, delete on push_subscription from knotenblech_app;
