-- Tells a repeated order from another one under the same id or of the same cart; null: placed before hashes were kept.
alter table customer_order add column args_hash text;
