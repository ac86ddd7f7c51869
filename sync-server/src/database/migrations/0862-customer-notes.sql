-- What the operator notes of a customer for himself.
alter table customer_card add column notes text not null default '';
