-- Titles, applications for invoices, and the top-ups that each covers. Amounts are integers of fen.
create table invoice_title (
  id bigint generated always as identity primary key,
  owner_key text not null,
  title jsonb not null,
  changed_at timestamptz not null
);
create index invoice_title_owner on invoice_title (owner_key, changed_at desc);

create table invoice_record (
  id bigint generated always as identity primary key,
  owner_key text not null,
  applied_by bigint not null,
  -- What the tax office knows the application by: asked again under it, it issues nothing twice.
  request_no text not null unique,
  invoice_type text not null check (invoice_type in ('ordinary', 'special')),
  amount_fen bigint not null check (amount_fen > 0),
  -- As the title was when it was applied for.
  title jsonb not null,
  needs_paper boolean not null,
  status text not null check (status in ('not-issued', 'issuing', 'issued', 'sent')),
  -- Why the tax office refused it.
  reason text not null default '',
  applied_at timestamptz not null,
  -- When the tax office was asked last, and when it answered.
  asked_at timestamptz,
  answered_at timestamptz,
  invoice_no text,
  file_url text,
  express_number text not null default '',
  -- Support wants it taken back by a red one, and why; the red one's number once the tax office has issued it.
  red_wished_at timestamptz,
  red_reason text not null default '',
  red_invoice_no text,
  check ((status in ('issued', 'sent')) = (invoice_no is not null)),
  check ((invoice_no is null) = (file_url is null)),
  check (red_wished_at is null or invoice_no is not null),
  check (red_invoice_no is null or red_wished_at is not null)
);
create index invoice_record_owner on invoice_record (owner_key, id desc);
create index invoice_record_waiting on invoice_record (asked_at nulls first, id)
  where status = 'issuing' or (red_wished_at is not null and red_invoice_no is null);
create index invoice_record_paper on invoice_record (id) where needs_paper and status = 'issued';

create table invoice_top_up (
  record_id bigint not null references invoice_record,
  owner_key text not null,
  order_no text not null,
  amount_fen bigint not null check (amount_fen > 0),
  method text not null,
  paid_at timestamptz not null,
  -- False once the application was refused or its invoice taken back: the top-up may be invoiced again.
  is_held boolean not null default true,
  primary key (record_id, order_no)
);
-- L-14: a top-up is on one invoice at a time.
create unique index invoice_top_up_once on invoice_top_up (order_no) where is_held;
create index invoice_top_up_owner on invoice_top_up (owner_key) where is_held;

alter table invoice_title enable row level security;
alter table invoice_title force row level security;
create policy owner on invoice_title using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table invoice_record enable row level security;
alter table invoice_record force row level security;
create policy owner on invoice_record using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table invoice_top_up enable row level security;
alter table invoice_top_up force row level security;
create policy owner on invoice_top_up using (owner_key = mastlight_owner() or mastlight_owner() = '*');
