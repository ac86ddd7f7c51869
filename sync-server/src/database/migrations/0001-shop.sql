-- == Walls between customers ==

create function current_customer() returns uuid language sql stable as $$
  select nullif(current_setting('app.customer_id', true), '')::uuid
$$;

-- The owner too sees rows of customers only in a session that says that it works for all of them.
create function force_row_security(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy all_customers on %s to %I using ((select current_setting(''app.all_customers'', true)) = ''on'')',
    name, current_user);
end $$;
revoke execute on function force_row_security from public;

-- == Rows of the sync ==

-- A new epoch after a restore: devices fetch everything again and keep their queues.
create table sync_meta (
  one boolean primary key default true check (one),
  epoch uuid not null default gen_random_uuid()
);
insert into sync_meta default values;

-- The nil customer owns the space 'catalog', which everybody may read.
create table sync_space (
  customer_id uuid not null,
  id text collate "C" not null,
  version bigint not null default 0,
  purged_to bigint not null default 0,
  primary key (customer_id, id)
);
select force_row_security('sync_space');
create policy own_customer on sync_space using (customer_id = (select current_customer()));
create policy catalog_is_open on sync_space for select using (customer_id = '00000000-0000-0000-0000-000000000000');

create table record (
  customer_id uuid not null,
  space_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  schema_version integer not null,
  data jsonb not null,
  -- Who set each field last, by user id: whose value is overwritten is told so.
  authors jsonb not null default '{}',
  changed_at timestamptz not null default now(),
  primary key (customer_id, space_id, kind, id)
);
create index record_feed on record (customer_id, space_id, version, kind, id);
create index record_deleted on record (changed_at) where deleted;
-- A project is also asked for by its number or id alone.
create index record_project on record (id) where kind = 'project';
create index record_project_number on record (((data ->> 'number')::integer)) where kind = 'project';
-- Customers and users are few among all records, and are looked for across customers.
create index record_customer on record (customer_id) where kind = 'customer';
create index record_user on record (id) where kind = 'user';
select force_row_security('record');
create policy own_customer on record using (customer_id = (select current_customer()));
create policy catalog_is_open on record for select using (customer_id = '00000000-0000-0000-0000-000000000000');

create table sync_client (
  customer_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  last_mid bigint not null default 0,
  seen_at timestamptz not null default now(),
  primary key (customer_id, id)
);
select force_row_security('sync_client');
create policy own_customer on sync_client using (customer_id = (select current_customer()));

-- The uid is a change's identity for ever; kept apart from its client, so that forgetting a client forgets no effect.
create table sync_result (
  customer_id uuid not null,
  user_id uuid not null,
  uid uuid not null,
  args_hash text not null,
  client_id uuid not null,
  mid bigint not null,
  status text not null check (status in ('applied', 'refused', 'failed')),
  code text,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (customer_id, user_id, uid)
);
create index sync_result_at on sync_result (at);
select force_row_security('sync_result');
create policy own_customer on sync_result using (customer_id = (select current_customer()));

-- == Accounts ==

create sequence customer_number start 10101;

-- What the operator alone keeps of a customer. blocked_at: none of his users signs in until it is null again.
create table customer_card (
  customer_id uuid primary key,
  company_id text not null default '',
  blocked_at timestamptz,
  blocked_by uuid,
  -- For himself.
  notes text not null default ''
);
revoke all on customer_card from knotenblech_app;

-- Who may sign in. What he may do stands in his record of kind 'user', which devices see too.
create table account (
  user_id uuid primary key,
  customer_id uuid not null,
  user_name text not null,
  email text not null,
  -- null: invited, and no password set yet.
  password_hash text,
  created_at timestamptz not null default now(),
  -- Opens what a user's devices have sealed; he gets it with a session, also after a new password.
  seal_key bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
create unique index account_user_name on account (lower(user_name));
create unique index account_email on account (lower(email));
create index account_customer on account (customer_id);

-- A session of the app has two halves, one of an API client only the key; stored as SHA-256.
create table session (
  id uuid primary key,
  customer_id uuid not null,
  user_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('app', 'api')),
  key_hash bytea not null unique,
  cookie_hash bytea,
  device_name text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'app') = (cookie_hash is not null))
);
create index session_of_user on session (user_id);
create index session_expiry on session (expires_at);

-- Sessions that were ended from elsewhere, until they would have expired: their devices are told so when they ask, and lock.
-- Those of an erased user ask after his account is gone: user_id references none.
create table ended_session (
  key_hash bytea primary key,
  cookie_hash bytea,
  user_id uuid not null,
  customer_id uuid not null,
  expires_at timestamptz not null
);
create index ended_session_expiry on ended_session (expires_at);

create table login_try (key text not null, at timestamptz not null);
create index login_try_key on login_try (key, at);
create index login_try_at on login_try (at);

-- Addresses a user has signed in from: guesses from elsewhere cannot lock him out of these.
create table known_address (
  user_id uuid not null references account on delete cascade,
  address text not null,
  seen_at timestamptz not null,
  primary key (user_id, address)
);

-- Links that are mailed: good once, for one user and one purpose, until `expires_at`. Their tokens are made when the mail
-- goes out and are stored as SHA-256 only. A token that a hand-over answers stands in an address at once and in no mail:
-- 'open-project' signs its user in, 'keep-project' gives a handed file to whoever registers with it.
create table one_time_link (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'set-password', 'confirm-email', 'open-project', 'keep-project')),
  language text not null,
  -- null: a registration, whose user is yet to be made of the payload.
  user_id uuid references account on delete cascade,
  payload jsonb not null default '{}',
  -- The mail whose body names the link by its id until it goes out.
  mail_id uuid unique,
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);
create index one_time_link_user on one_time_link (user_id);
create index one_time_link_created on one_time_link (created_at);
-- Sign-in is the owner's business.
revoke all on account, session, ended_session, login_try, known_address, one_time_link from knotenblech_app;

-- Every answer about a VAT id, for ever: the proof that a supply was free of tax.
create table vat_id_check (
  customer_id uuid not null,
  id bigint generated always as identity,
  vat_id text not null,
  outcome text not null check (outcome in ('valid', 'invalid', 'unavailable')),
  -- Consultation number of the Commission's service, where it gave one.
  request_id text,
  holder_name text,
  holder_address text,
  checked_at timestamptz not null,
  primary key (customer_id, id)
);
select force_row_security('vat_id_check');
create policy own_customer on vat_id_check using (customer_id = (select current_customer()));

-- == Base data ==
-- Purchase prices are the owner's business.

-- Append-only: the version of a row that holds on a day is the newest by valid_from, then by number, not after that day.
create table base_data (
  number bigint generated always as identity primary key,
  kind text collate "C" not null,
  key text collate "C" not null,
  valid_from date not null,
  -- Order among the rows of a kind.
  place integer not null,
  -- null: from this day on there is no such row.
  data jsonb,
  source text not null,
  -- null: the product's own seed.
  made_by uuid,
  made_at timestamptz not null default now()
);
create index base_data_version on base_data (kind, key, valid_from desc, number desc);
revoke all on base_data from knotenblech_app;

-- A customer's own prices: purchase side, append-only like base data.
create table special_price (
  number bigint generated always as identity primary key,
  customer_id uuid not null,
  -- What it is for, in one spelling.
  subject text collate "C" not null,
  valid_from date not null,
  -- null: from this day on the base data hold again.
  data jsonb,
  made_by uuid,
  made_at timestamptz not null default now()
);
create index special_price_version on special_price (customer_id, subject, valid_from desc, number desc);
revoke all on special_price from knotenblech_app;
select force_row_security('special_price');
create policy own_customer on special_price using (customer_id = (select current_customer()));

create function refuse_rewriting() returns trigger language plpgsql as $$
begin raise exception '% is append-only', tg_table_name; end $$;
create trigger append_only before update or delete on base_data for each row execute function refuse_rewriting();
create trigger append_only before update or delete on special_price for each row execute function refuse_rewriting();
create trigger append_only_whole before truncate on base_data for each statement execute function refuse_rewriting();
create trigger append_only_whole before truncate on special_price for each statement execute function refuse_rewriting();

-- == Projects ==

create sequence project_number start 1001;

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
-- Looked up before it is known whose a row is.
revoke all on project_piece from knotenblech_app;
select force_row_security('project_piece');
create policy own_customer on project_piece using (customer_id = (select current_customer()));

create table project_piece_count (
  customer_id uuid not null,
  project_id uuid not null,
  part_count integer not null,
  assembly_count integer not null,
  primary key (customer_id, project_id)
);
revoke all on project_piece_count from knotenblech_app;
select force_row_security('project_piece_count');
create policy own_customer on project_piece_count using (customer_id = (select current_customer()));

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
create index custom_processing_cost_project on custom_processing_cost (customer_id, project_id);
revoke all on custom_processing_cost from knotenblech_app;
select force_row_security('custom_processing_cost');
create policy own_customer on custom_processing_cost using (customer_id = (select current_customer()));

create table custom_material_cost (
  customer_id uuid not null,
  project_id uuid not null,
  part_id uuid not null,
  costs jsonb not null,
  primary key (customer_id, part_id)
);
create index custom_material_cost_project on custom_material_cost (customer_id, project_id);
revoke all on custom_material_cost from knotenblech_app;
select force_row_security('custom_material_cost');
create policy own_customer on custom_material_cost using (customer_id = (select current_customer()));

create table custom_factor (
  customer_id uuid not null,
  project_id uuid not null,
  factors jsonb not null,
  primary key (customer_id, project_id)
);
revoke all on custom_factor from knotenblech_app;
select force_row_security('custom_factor');
create policy own_customer on custom_factor using (customer_id = (select current_customer()));

create table piece_on_request (
  customer_id uuid not null,
  project_id uuid not null,
  piece_id uuid not null,
  primary key (customer_id, piece_id)
);
create index piece_on_request_project on piece_on_request (customer_id, project_id);
revoke all on piece_on_request from knotenblech_app;
select force_row_security('piece_on_request');
create policy own_customer on piece_on_request using (customer_id = (select current_customer()));

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
revoke all on custom_cost_log from knotenblech_app;
select force_row_security('custom_cost_log');
create policy own_customer on custom_cost_log using (customer_id = (select current_customer()));

-- Every request for a price, with its answer. Colleagues who ask without knowing of each other have an open request each,
-- with their own remark; one answer closes all of a project.
create table price_request (
  customer_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  user_id uuid not null,
  language text not null,
  comment text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  net_cents bigint,
  is_fixed boolean,
  primary key (customer_id, id),
  check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (net_cents is null))
);
create unique index price_request_open on price_request (customer_id, project_id, user_id) where answered_at is null;
create index price_request_due on price_request (due_at) where answered_at is null;
select force_row_security('price_request');
create policy own_customer on price_request using (customer_id = (select current_customer()));

-- == Files ==

-- Which customer has which file: knowing a hash opens nothing.
create table customer_file (
  customer_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  user_id uuid not null,
  uploaded_at timestamptz not null default now(),
  primary key (customer_id, hash)
);
select force_row_security('customer_file');
create policy own_customer on customer_file using (customer_id = (select current_customer()));

-- == Orders ==

create sequence order_number start 10001;
-- Orders of demo users take no number of real ones.
create sequence demo_order_number start 900001;

create table customer_order (
  customer_id uuid not null,
  order_id uuid not null,
  cart_id uuid not null,
  user_id uuid not null,
  number integer not null unique,
  -- What was asked for, consents and shown amounts included, word for word.
  args jsonb not null,
  -- Tells a repeated order from another one under the same id or of the same cart.
  args_hash text not null,
  placed_at timestamptz not null default now(),
  -- As they were when it was ordered; null: the usual ones.
  payment_terms jsonb,
  primary key (customer_id, order_id),
  unique (customer_id, cart_id)
);
select force_row_security('customer_order');
create policy own_customer on customer_order using (customer_id = (select current_customer()));

-- Orders taken back on the device before they left it: refused for ever.
create table withdrawn_order (
  customer_id uuid not null,
  order_id uuid not null,
  user_id uuid not null,
  at timestamptz not null default now(),
  primary key (customer_id, order_id)
);
select force_row_security('withdrawn_order');
create policy own_customer on withdrawn_order using (customer_id = (select current_customer()));

-- Idempotency-Key of an API client beside the cart it ordered: the key answers like the cart does.
create table order_key (
  customer_id uuid not null,
  user_id uuid not null,
  key text not null,
  cart_id uuid not null,
  at timestamptz not null,
  primary key (customer_id, user_id, key)
);
select force_row_security('order_key');
create policy own_customer on order_key using (customer_id = (select current_customer()));

create sequence quote_number;
-- Every quote with what was asked for, word for word; contents and amounts lie in its record.
create table customer_quote (
  customer_id uuid not null,
  quote_id uuid not null,
  user_id uuid not null,
  number text not null unique,
  args jsonb not null,
  args_hash text not null,
  quoted_at timestamptz not null,
  primary key (customer_id, quote_id)
);
create index customer_quote_of on customer_quote (quote_id);
select force_row_security('customer_quote');
create policy own_customer on customer_quote using (customer_id = (select current_customer()));

-- Open requests for an offer of what no freight tier carries, one for each cart, each with what it is for as the change had it.
create table freight_request (
  customer_id uuid not null,
  cart_id uuid not null,
  id uuid not null unique,
  user_id uuid not null,
  args jsonb not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  primary key (customer_id, cart_id)
);
create index freight_request_due on freight_request (due_at);
select force_row_security('freight_request');
create policy own_customer on freight_request using (customer_id = (select current_customer()));

-- The operator's: no customer owns them. used_count is raised and lowered in the transaction of the order, under the row's lock.
create table voucher (
  id uuid primary key,
  -- In the one spelling that all writings of a code have.
  code text collate "C" not null unique,
  data jsonb not null,
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null
);
revoke insert, update, delete on voucher from knotenblech_app;
grant update (used_count) on voucher to knotenblech_app;

-- A voucher redeemed by an order, with its terms as they were. returned_at: the order counts nowhere (cancelled, refused, for show).
create table voucher_use (
  customer_id uuid not null,
  order_id uuid not null,
  voucher_id uuid not null references voucher,
  user_id uuid not null,
  terms jsonb not null,
  used_at timestamptz not null,
  returned_at timestamptz,
  primary key (customer_id, order_id)
);
create index voucher_use_of on voucher_use (voucher_id);
select force_row_security('voucher_use');
create policy own_customer on voucher_use using (customer_id = (select current_customer()));

-- How long a customer has to pay a bill, set by the operator; without a row the usual terms hold.
create table payment_terms (
  customer_id uuid primary key,
  terms jsonb not null
);
revoke insert, update, delete on payment_terms from knotenblech_app;
select force_row_security('payment_terms');
create policy own_customer on payment_terms using (customer_id = (select current_customer()));

-- How far the payment of an order at PayPal is. Whoever works on it holds it until 'busy_until'; nobody else asks PayPal meanwhile.
create table paypal_payment (
  order_id uuid primary key,
  customer_id uuid not null,
  -- Counts the orders that were made at PayPal, and the tries to capture the present one: both name requests that may be repeated.
  attempt integer not null default 1,
  capture_try integer not null default 1,
  paypal_order_id text unique,
  approve_url text,
  cents bigint,
  -- A capture was asked for and its outcome may be unknown.
  is_capture_asked boolean not null default false,
  capture_id text unique,
  captured_cents bigint,
  captured_at timestamptz,
  lease uuid,
  busy_until timestamptz
);
revoke insert, update, delete on paypal_payment from knotenblech_app;
select force_row_security('paypal_payment');
create policy own_customer on paypal_payment using (customer_id = (select current_customer()));

-- Steps of an order that nobody but the operator hears of before due_at, oldest first; until then they are taken back without a trace.
create table held_status (
  order_id uuid primary key,
  customer_id uuid not null,
  steps jsonb not null,
  due_at timestamptz not null
);
revoke all on held_status from knotenblech_app;

-- What the operator changed in an order beside its status: its field before and after, for ever.
create table order_log (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  field text not null check (field in ('shippingAddress', 'billingAddress', 'phone')),
  before jsonb not null,
  after jsonb not null
);
create index order_log_of on order_log (order_id);
revoke all on order_log from knotenblech_app;

-- What an order costs more or less than was ordered, each with its reason. 'asked': the customer has not agreed, it counts nowhere.
create table order_surcharge (
  id uuid primary key,
  customer_id uuid not null,
  order_id uuid not null,
  reason text not null,
  net_cents integer not null check (net_cents <> 0),
  state text not null check (state in ('asked', 'accepted', 'declined', 'withdrawn')),
  made_at timestamptz not null,
  made_by uuid not null,
  answered_at timestamptz,
  answered_by uuid
);
create index order_surcharge_of on order_surcharge (customer_id, order_id);
revoke insert, update, delete on order_surcharge from knotenblech_app;
select force_row_security('order_surcharge');
create policy own_customer on order_surcharge using (customer_id = (select current_customer()));

-- == Mails ==

create table mail (
  customer_id uuid not null,
  id uuid not null,
  recipient text not null,
  subject text not null,
  body text not null,
  -- File name of the document that goes with it: the confirmation of the order whose id the mail has.
  attachment text,
  -- Whom an answer goes to, where that is not the shop: who wrote by the contact form.
  reply_to text,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'failed')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (customer_id, id)
);
create index mail_created on mail (created_at);
-- Counted at each reading of the metrics, and few among all mails.
create index mail_unsent on mail (state) where state in ('waiting', 'failed');
select force_row_security('mail');
create policy own_customer on mail using (customer_id = (select current_customer()));

-- == Messages ==

-- Messages that admins sent, word for word, with whoever sent them.
create table sent_message (
  id uuid primary key,
  sender_id uuid not null,
  form jsonb not null,
  expires_at timestamptz not null,
  sent_at timestamptz not null
);
revoke all on sent_message from knotenblech_app;

-- Where the browser of a session takes notifications; ends with the session.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  customer_id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null
);
create index push_subscription_user on push_subscription (customer_id, user_id);
create index push_subscription_endpoint on push_subscription using hash (endpoint);
revoke insert, update, delete on push_subscription from knotenblech_app;
select force_row_security('push_subscription');
create policy own_customer on push_subscription using (customer_id = (select current_customer()));

-- == Operations ==

-- After a restore numbers go on behind a gap. Those inside may have been given out since the backup: whoever has one keeps it.
create table number_gap (
  sequence text not null,
  first bigint not null,
  last bigint not null,
  restored_at timestamptz not null default now()
);
revoke insert, update, delete on number_gap from knotenblech_app;

-- What the operator and admins of companies did, written in the transaction that did it. customer_id: whose thing it was.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  customer_id uuid,
  subject text not null,
  details jsonb not null
);
create index audit_entry_at on audit_entry (at);
create index audit_entry_customer on audit_entry (customer_id, at);
create index audit_entry_actor on audit_entry (actor_id, at);
revoke all on audit_entry from knotenblech_app;

-- == Lists ==
-- What lists of orders, projects and quotes are chosen, searched and sorted by, beside the records that say more: kept by
-- triggers in the transaction that writes those, so that a page of many is read without reading them all.

-- Names as people sort them: without regard to case and accents, numbers by their value.
do $$ begin
  create collation names_de (provider = icu, locale = 'de-u-kn-true-ks-level1', deterministic = false);
exception when others then
  create collation names_de from "C";
end $$;

-- As `foldWords` of the shared search does it.
create function fold_words(words text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(replace(lower(words), 'ß', 'ss'), NFD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'))
$$;

create table order_listing (
  customer_id uuid not null,
  order_id text collate "C" not null,
  number integer not null,
  ordered_at text collate "C" not null,
  delivery_day text collate "C" not null,
  status text collate "C" not null,
  -- Nothing more happens to it, though its status does not say so.
  is_refused boolean not null,
  -- It still has to leave the shop, by its day of delivery.
  is_due boolean not null,
  -- As lists show it: with VAT for private customers.
  total_cents bigint,
  customer_number integer not null,
  customer_name text not null,
  -- Of itself; and with its customer's.
  words text collate "C" not null,
  customer_words text collate "C" not null,
  all_words text collate "C" generated always as (words || ' ' || customer_words) stored,
  primary key (customer_id, order_id)
);
create index order_listing_ordered on order_listing (ordered_at, number);
create index order_listing_own on order_listing (customer_id, ordered_at, number);
create index order_listing_number on order_listing (number);
create index order_listing_due on order_listing (delivery_day, number desc);
create index order_listing_total on order_listing (total_cents, number desc);
create index order_listing_status on order_listing (status, is_refused, customer_id);
select force_row_security('order_listing');
create policy own_customer on order_listing using (customer_id = (select current_customer()));

-- What waits for its payment is not due: its day counts from the payment.
create view order_listing_now with (security_invoker = true) as
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

create table project_listing (
  customer_id uuid not null,
  project_id text collate "C" not null,
  number integer,
  name text not null,
  created_at text collate "C" not null,
  changed_at text collate "C" not null,
  is_trashed boolean not null,
  -- Null: no price, or not of all its parts.
  net_cents bigint,
  customer_number integer not null,
  customer_name text not null,
  -- Of itself; and with its customer's.
  words text collate "C" not null,
  customer_words text collate "C" not null,
  all_words text collate "C" generated always as (words || ' ' || customer_words) stored,
  primary key (customer_id, project_id)
);
create index project_listing_created on project_listing (created_at desc, changed_at desc, project_id);
create index project_listing_own on project_listing (customer_id, is_trashed, created_at desc, changed_at desc, project_id);
create index project_listing_price on project_listing (customer_id, net_cents desc nulls last, created_at desc, changed_at desc, project_id);
-- A page of many by their names, without sorting them all.
create index project_listing_name on project_listing (name collate names_de);
select force_row_security('project_listing');
create policy own_customer on project_listing using (customer_id = (select current_customer()));

create view project_listing_now with (security_invoker = true) as
  select made.customer_id, made.id as project_id, (made.data ->> 'number')::integer as number,
    coalesce(made.data ->> 'name', '') as name, coalesce(made.data ->> 'createdAt', '') as created_at,
    coalesce(made.data ->> 'changedAt', '') as changed_at,
    made.data ->> 'trashedAt' is not null as is_trashed,
    case when not (priced.data ->> 'onRequest')::boolean then (priced.data ->> 'netCents')::bigint end as net_cents,
    coalesce((customer.data ->> 'number')::integer, 0) as customer_number,
    coalesce(customer.data ->> 'name', '') as customer_name,
    fold_words(concat_ws(' ', made.data ->> 'name', made.data ->> 'number', made.data ->> 'drawingId',
      made.data ->> 'additionalText', made.data ->> 'fileName')) as words,
    fold_words(concat_ws(' ', customer.data ->> 'number', customer.data ->> 'name')) as customer_words
  from record made
  left join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  left join record priced on priced.customer_id = made.customer_id and priced.space_id = 'cp:' || made.customer_id
    and priced.kind = 'projectPrice' and priced.id = made.id and not priced.deleted
  where made.kind = 'project' and made.space_id = 'c:' || made.customer_id and not made.deleted;

create function keep_listings() returns trigger language plpgsql as $$
begin
  if new.kind in ('order', 'orderAmounts') then
    if new.kind = 'order' and new.deleted then
      delete from order_listing where customer_id = new.customer_id and order_id = new.id;
    end if;
    insert into order_listing (customer_id, order_id, number, ordered_at, delivery_day, status, is_refused, is_due, total_cents, customer_number, customer_name, words, customer_words)
    select * from order_listing_now where customer_id = new.customer_id and order_id = new.id
    on conflict (customer_id, order_id) do update set number = excluded.number, ordered_at = excluded.ordered_at,
      delivery_day = excluded.delivery_day, status = excluded.status, is_refused = excluded.is_refused,
      is_due = excluded.is_due, total_cents = excluded.total_cents, customer_number = excluded.customer_number,
      customer_name = excluded.customer_name, words = excluded.words, customer_words = excluded.customer_words;
  elsif new.kind in ('project', 'projectPrice') then
    if new.kind = 'project' and new.deleted then
      delete from project_listing where customer_id = new.customer_id and project_id = new.id;
    end if;
    insert into project_listing (customer_id, project_id, number, name, created_at, changed_at, is_trashed, net_cents, customer_number, customer_name, words, customer_words)
    select * from project_listing_now where customer_id = new.customer_id and project_id = new.id
    on conflict (customer_id, project_id) do update set number = excluded.number, name = excluded.name,
      created_at = excluded.created_at, changed_at = excluded.changed_at, is_trashed = excluded.is_trashed, net_cents = excluded.net_cents,
      customer_number = excluded.customer_number, customer_name = excluded.customer_name, words = excluded.words,
      customer_words = excluded.customer_words;
  else
    update order_listing set customer_number = coalesce((new.data ->> 'number')::integer, 0), customer_name = coalesce(new.data ->> 'name', ''),
      customer_words = fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'))
    where customer_id = new.customer_id and not new.deleted
      and (customer_number, customer_name) is distinct from (coalesce((new.data ->> 'number')::integer, 0), coalesce(new.data ->> 'name', ''));
    update project_listing set customer_number = coalesce((new.data ->> 'number')::integer, 0), customer_name = coalesce(new.data ->> 'name', ''),
      customer_words = fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'))
    where customer_id = new.customer_id and not new.deleted
      and (customer_number, customer_name) is distinct from (coalesce((new.data ->> 'number')::integer, 0), coalesce(new.data ->> 'name', ''));
  end if;
  return null;
end $$;

create function drop_listings() returns trigger language plpgsql as $$
begin
  delete from order_listing where old.kind = 'order' and customer_id = old.customer_id and order_id = old.id;
  delete from project_listing where old.kind = 'project' and customer_id = old.customer_id and project_id = old.id;
  return null;
end $$;

create trigger keep_listings after insert or update on record for each row
  when (new.kind in ('order', 'orderAmounts', 'project', 'projectPrice', 'customer')) execute function keep_listings();
create trigger drop_listings after delete on record for each row
  when (old.kind in ('order', 'project')) execute function drop_listings();

-- Quotes of users who order for show bind nobody and are not in it.
create table quote_listing (
  customer_id uuid not null,
  quote_id text collate "C" not null,
  number text collate "C" not null,
  -- Last day on which it can be ordered.
  valid_until text collate "C" not null,
  is_ordered boolean not null,
  -- Of itself; and with its customer's.
  words text collate "C" not null,
  customer_words text collate "C" not null,
  all_words text collate "C" generated always as (words || ' ' || customer_words) stored,
  primary key (customer_id, quote_id)
);
create index quote_listing_ends on quote_listing (is_ordered, valid_until, number);
select force_row_security('quote_listing');
create policy own_customer on quote_listing using (customer_id = (select current_customer()));

create view quote_listing_now with (security_invoker = true) as
  select made.customer_id, made.id as quote_id, coalesce(made.data ->> 'number', '') as number,
    coalesce(made.data ->> 'validUntil', '') as valid_until, made.data ->> 'orderId' is not null as is_ordered,
    fold_words(concat_ws(' ', made.data ->> 'number', made.data ->> 'reference', (
      select string_agg(concat_ws(' ', line ->> 'projectName', line ->> 'reference'), ' ' order by at)
      from jsonb_array_elements(case jsonb_typeof(made.data -> 'lines') when 'array' then made.data -> 'lines' end) with ordinality as lines (line, at)))) as words,
    fold_words(concat_ws(' ', customer.data ->> 'number', customer.data ->> 'name')) as customer_words
  from record made
  left join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  where made.kind = 'quote' and made.space_id = 'cp:' || made.customer_id and not made.deleted
    and not coalesce((made.data ->> 'isDemo')::boolean, false);

create function keep_quote_listing() returns trigger language plpgsql as $$
begin
  if new.kind = 'quote' then
    if new.deleted or coalesce((new.data ->> 'isDemo')::boolean, false) then
      delete from quote_listing where customer_id = new.customer_id and quote_id = new.id;
    end if;
    insert into quote_listing (customer_id, quote_id, number, valid_until, is_ordered, words, customer_words)
    select * from quote_listing_now where customer_id = new.customer_id and quote_id = new.id
    on conflict (customer_id, quote_id) do update set number = excluded.number, valid_until = excluded.valid_until,
      is_ordered = excluded.is_ordered, words = excluded.words, customer_words = excluded.customer_words;
  else
    update quote_listing set customer_words = fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'))
    where customer_id = new.customer_id and not new.deleted
      and customer_words is distinct from fold_words(concat_ws(' ', new.data ->> 'number', new.data ->> 'name'));
  end if;
  return null;
end $$;

create function drop_quote_listing() returns trigger language plpgsql as $$
begin
  delete from quote_listing where customer_id = old.customer_id and quote_id = old.id;
  return null;
end $$;

create trigger keep_quote_listing after insert or update on record for each row
  when (new.kind in ('quote', 'customer')) execute function keep_quote_listing();
create trigger drop_quote_listing after delete on record for each row
  when (old.kind = 'quote') execute function drop_quote_listing();
