-- Every request for a price, with its answer. A project has one open request at most.
create table price_request (
  customer_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  user_id uuid not null,
  language text not null,
  comment text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  net_cents bigint,
  is_fixed boolean,
  primary key (customer_id, id),
  check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (net_cents is null))
);
create unique index price_request_open on price_request (customer_id, project_id) where answered_at is null;
create index price_request_due on price_request (due_at) where answered_at is null;
alter table price_request enable row level security;
create policy own_customer on price_request using (customer_id = (select current_customer()));
