-- Colleagues who ask without knowing of each other have a request each, with their own remark; one answer closes all of a project.
drop index price_request_open;
create unique index price_request_open on price_request (customer_id, project_id, user_id) where answered_at is null;
