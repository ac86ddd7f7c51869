-- What waits for its payment is not due: its day counts from the payment.
create or replace view order_listing_now with (security_invoker = true) as
  select made.customer_id, made.id as order_id, coalesce((made.data ->> 'number')::integer, 0) as number,
    coalesce(made.data ->> 'orderedAt', '') as ordered_at, coalesce(made.data ->> 'deliveryDay', '') as delivery_day,
    coalesce(made.data ->> 'status', '') as status,
    coalesce(made.data ->> 'check' = 'refused' and made.data ->> 'status' <> 'CANCELED', false) as is_refused,
    coalesce(made.data ->> 'check' = 'accepted' and made.data ->> 'status' not in ('DEMO', 'SENT', 'CLOSED', 'CANCELED')
      and not coalesce(made.data -> 'history', '[]') @> '[{"from": "DEMO"}]'
      and not coalesce(made.data -> 'prepayment' @> '{"isWaitedFor": true, "paidAt": null}', false), false) as is_due,
    (case when customer.data ->> 'kind' = 'private' then priced.data #>> '{amounts,grossCents}'
      else priced.data #>> '{amounts,netCents}' end)::bigint as total_cents,
    coalesce((customer.data ->> 'number')::integer, 0) as customer_number,
    coalesce(customer.data ->> 'name', '') as customer_name,
    fold_words(concat_ws(' ', made.data ->> 'number', made.data ->> 'reference', (
      select string_agg(concat_ws(' ', line ->> 'projectName', line ->> 'reference'), ' ' order by at)
      from jsonb_array_elements(case jsonb_typeof(made.data -> 'lines') when 'array' then made.data -> 'lines' end) with ordinality as lines (line, at)))) as words,
    fold_words(concat_ws(' ', customer.data ->> 'number', customer.data ->> 'name')) as customer_words
  from record made
  left join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  left join record priced on priced.customer_id = made.customer_id and priced.space_id = 'cp:' || made.customer_id
    and priced.kind = 'orderAmounts' and priced.id = made.id and not priced.deleted
  where made.kind = 'order' and made.space_id = 'c:' || made.customer_id and not made.deleted;
update order_listing listed set is_due = now_.is_due from order_listing_now now_
  where now_.customer_id = listed.customer_id and now_.order_id = listed.order_id::text and now_.is_due <> listed.is_due;
