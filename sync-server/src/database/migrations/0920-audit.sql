-- What the operator and admins of companies did, written in the transaction that did it. customer_id: whose thing it was.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  customer_id uuid,
  subject text not null,
  details jsonb not null
);
create index audit_entry_at on audit_entry (at);
create index audit_entry_customer on audit_entry (customer_id, at);
create index audit_entry_actor on audit_entry (actor_id, at);
revoke all on audit_entry from knotenblech_app;
