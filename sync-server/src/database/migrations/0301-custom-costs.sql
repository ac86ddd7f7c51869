-- What the operator set by hand in the costs of a customer's project: purchase side, the owner's alone.
-- What the customer pays by it lies as 'priceOverride' in the project's price space.
create table custom_processing_cost (
  customer_id uuid not null,
  project_id uuid not null,
  piece_id uuid not null,
  process text not null,
  costs jsonb not null,
  primary key (customer_id, piece_id, process)
);
create table custom_material_cost (
  customer_id uuid not null,
  project_id uuid not null,
  part_id uuid not null,
  costs jsonb not null,
  primary key (customer_id, part_id)
);
create table custom_factor (
  customer_id uuid not null,
  project_id uuid not null,
  factors jsonb not null,
  primary key (customer_id, project_id)
);
create table piece_on_request (
  customer_id uuid not null,
  project_id uuid not null,
  piece_id uuid not null,
  primary key (customer_id, piece_id)
);
create index custom_processing_cost_project on custom_processing_cost (customer_id, project_id);
create index custom_material_cost_project on custom_material_cost (customer_id, project_id);
create index piece_on_request_project on piece_on_request (customer_id, project_id);

-- Every change of the above, for ever: who, when, what it was and what it became.
create table custom_cost_log (
  customer_id uuid not null,
  id bigint generated always as identity,
  project_id uuid not null,
  subject_id uuid not null,
  what text not null,
  before jsonb,
  after jsonb,
  user_id uuid not null,
  at timestamptz not null default now(),
  primary key (customer_id, id)
);
create index custom_cost_log_project on custom_cost_log (customer_id, project_id, id);

alter table custom_processing_cost enable row level security;
alter table custom_material_cost enable row level security;
alter table custom_factor enable row level security;
alter table piece_on_request enable row level security;
alter table custom_cost_log enable row level security;
create policy own_customer on custom_processing_cost using (customer_id = (select current_customer()));
create policy own_customer on custom_material_cost using (customer_id = (select current_customer()));
create policy own_customer on custom_factor using (customer_id = (select current_customer()));
create policy own_customer on piece_on_request using (customer_id = (select current_customer()));
create policy own_customer on custom_cost_log using (customer_id = (select current_customer()));
revoke all on custom_processing_cost, custom_material_cost, custom_factor, piece_on_request, custom_cost_log from knotenblech_app;
