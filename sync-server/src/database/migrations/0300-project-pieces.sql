-- Whose part or assembly an id of the API names: ids follow from project and place, and cannot be read backwards.
-- Filled when an id is first asked for; a project that has been read anew with more pieces is filled up.
create table project_piece (
  id uuid not null,
  customer_id uuid not null,
  project_id uuid not null,
  kind text not null check (kind in ('part', 'assembly')),
  piece_index integer not null check (piece_index > 0),
  primary key (customer_id, id)
);
create index project_piece_id on project_piece (id);

create table project_piece_count (
  customer_id uuid not null,
  project_id uuid not null,
  part_count integer not null,
  assembly_count integer not null,
  primary key (customer_id, project_id)
);

alter table project_piece enable row level security;
alter table project_piece_count enable row level security;
create policy own_customer on project_piece using (customer_id = (select current_customer()));
create policy own_customer on project_piece_count using (customer_id = (select current_customer()));
-- Looked up before it is known whose a row is.
revoke all on project_piece, project_piece_count from knotenblech_app;

-- A project is also asked for by its number or id alone.
create index record_project on record (id) where kind = 'project';
create index record_project_number on record (((data ->> 'number')::integer)) where kind = 'project';
