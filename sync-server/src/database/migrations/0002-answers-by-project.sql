-- A request says until when its steel is wanted, and may be answered with a project of parts instead of a price.
alter table price_request add column wish_day date;
alter table price_request add column answer_project_id uuid;
alter table price_request drop constraint price_request_check;
alter table price_request add constraint price_request_answered check (
  (answered_at is null) = (answered_by is null)
  and (answered_at is null) = (net_cents is null and answer_project_id is null));
