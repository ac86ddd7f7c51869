-- A token that a hand-over answers stands in an address at once and in no mail: 'open-project' signs its user in, 'keep-project'
-- gives a handed file to whoever registers with it.
alter table one_time_link alter column mail_id drop not null;
alter table one_time_link drop constraint one_time_link_purpose_check;
alter table one_time_link add constraint one_time_link_purpose_check
  check (purpose in ('register', 'set-password', 'confirm-email', 'open-project', 'keep-project'));
