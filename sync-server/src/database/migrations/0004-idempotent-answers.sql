-- What a writing call answered under the Idempotency-Key of a client, for a day. status null: it is being worked on.
create table idempotent_answer (
  customer_id uuid not null,
  -- The user, or the key of his company, who asked.
  caller_id uuid not null,
  key text not null,
  request_hash bytea not null,
  -- Which of several tries works on it.
  attempt uuid not null,
  begun_at timestamptz not null,
  status integer,
  body text,
  primary key (customer_id, caller_id, key)
);
create index idempotent_answer_begun on idempotent_answer (begun_at);
revoke all on idempotent_answer from knotenblech_app;
select force_row_security('idempotent_answer');
create policy own_customer on idempotent_answer using (customer_id = (select current_customer()));
