-- Shanghai manifests of one owner, one bill each; nobody else's are seen.
create table sh_manifest_filing (
  id bigint generated always as identity primary key,
  owner_key text not null,
  -- Who wrote it, and who changed it last.
  user_id bigint not null,
  operator_id bigint not null,
  -- R-4.10-31.
  status integer not null default 0 check (status between -3 and 2),
  -- As somebody typed it, field by field; the columns below repeat what lists show, sort and search.
  filing jsonb not null,
  bill_no text not null,
  vessel_name text not null,
  voyage text not null,
  carrier text not null,
  wharf text not null,
  subject text not null,
  company_name text not null,
  remark text not null,
  house_bill_nos text[] not null,
  container_nos text[] not null,
  seal_nos text[] not null,
  packages integer not null,
  total text not null,
  errors integer not null,
  warnings integer not null,
  validation text,
  reject_reason text,
  -- R-4.10-34: the lamps.
  channel_state text not null default 'none',
  agent_finding text not null default 'none',
  customs_heard text not null default 'none',
  loading_answer text not null default 'none',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  deleted_at timestamptz,
  -- Grows with every change of the row, so that a page sees that it is another.
  version integer not null default 1
);
create index sh_manifest_filing_owner on sh_manifest_filing (owner_key, status, updated_at desc, id desc);
create index sh_manifest_filing_bin on sh_manifest_filing (deleted_at) where status = -2;
alter table sh_manifest_filing enable row level security;
alter table sh_manifest_filing force row level security;
create policy owner on sh_manifest_filing using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- The party books: shippers, consignees and notify parties.
create table sh_manifest_party (
  id bigint generated always as identity primary key,
  owner_key text not null,
  role text not null check (role in ('shipper', 'consignee', 'notify')),
  nick_name text not null,
  party jsonb not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index sh_manifest_party_owner on sh_manifest_party (owner_key, role, nick_name);
alter table sh_manifest_party enable row level security;
alter table sh_manifest_party force row level security;
create policy owner on sh_manifest_party using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- Saved combinations of the three (收发通模板).
create table sh_manifest_combination (
  id bigint generated always as identity primary key,
  owner_key text not null,
  nick_name text not null,
  parties jsonb not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index sh_manifest_combination_owner on sh_manifest_combination (owner_key, nick_name);
alter table sh_manifest_combination enable row level security;
alter table sh_manifest_combination force row level security;
create policy owner on sh_manifest_combination using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- A person's own remark tags, whatever he acts for.
create table sh_manifest_tag (
  owner_key text not null,
  user_id bigint not null,
  place integer not null,
  tag text not null,
  primary key (owner_key, user_id, place)
);
alter table sh_manifest_tag enable row level security;
alter table sh_manifest_tag force row level security;
create policy owner on sh_manifest_tag using (owner_key = mastlight_owner() or mastlight_owner() = '*');
