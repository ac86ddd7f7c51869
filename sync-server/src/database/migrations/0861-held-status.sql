-- Steps of an order that nobody but the operator hears of before due_at, oldest first; until then they are taken back without a trace.
create table held_status (
  order_id uuid primary key,
  customer_id uuid not null,
  steps jsonb not null,
  due_at timestamptz not null
);
revoke all on held_status from knotenblech_app;
