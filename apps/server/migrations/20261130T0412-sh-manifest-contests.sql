-- Who was refused at customs because another owner has a manifest of the same bill number, and says that the bill is his.
create table sh_manifest_contest (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  filing_id bigint not null references sh_manifest_filing (id) on delete cascade,
  bill_no text not null,
  words text not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  -- Of the desk, where it was turned down.
  note text,
  opened_at timestamptz not null,
  settled_at timestamptz
);
create unique index sh_manifest_contest_open on sh_manifest_contest (filing_id) where state = 'open';
create index sh_manifest_contest_bill on sh_manifest_contest (bill_no) where state = 'open';
create index sh_manifest_contest_filing on sh_manifest_contest (filing_id, id desc);
create index sh_manifest_contest_owner on sh_manifest_contest (owner_key, id desc);
alter table sh_manifest_contest enable row level security;
alter table sh_manifest_contest force row level security;
create policy owner on sh_manifest_contest using (owner_key = mastlight_owner() or mastlight_owner() = '*');
-- Who else declares a bill number.
create index sh_manifest_filing_bill on sh_manifest_filing (bill_no) where status in (1, 2);
