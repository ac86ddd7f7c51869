-- After a restore numbers go on behind a gap. Those inside may have been given out since the backup: whoever has one keeps it.
create table number_gap (
  sequence text not null,
  first bigint not null,
  last bigint not null,
  restored_at timestamptz not null default now()
);
revoke insert, update, delete on number_gap from knotenblech_app;
