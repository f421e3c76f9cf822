-- VGM filings (R-4.10-33): what was typed, how it stands, what was submitted of it and what was paid for. Times are port time, ms.
create table vgm_filing (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  status smallint not null default 0 check (status between -2 and 2),
  bill_no text not null,
  vessel_name text not null,
  voyage text not null,
  carrier text not null,
  wharf text not null,
  remark text not null,
  -- What was heard last (R-4.10-34), and why it was refused.
  receipt text not null default 'none' check (receipt in ('none', 'accepted', 'atTerminal', 'failed')),
  reason text not null default '',
  -- How often it was submitted, corrections included; and by which reference it is on its way.
  submission_no int not null default 0,
  open_reference text,
  created_ms bigint not null,
  updated_ms bigint not null,
  sent_ms bigint,
  deleted_ms bigint,
  version int not null default 1
);
create index vgm_filing_owner on vgm_filing (owner_key, status, id desc);

create table vgm_container (
  filing_id bigint not null references vgm_filing on delete cascade,
  place int not null,
  owner_key text not null,
  container_no text not null,
  size_type text not null,
  method text check (method in ('SM1', 'SM2')),
  tare_kg double precision,
  net_kg double precision,
  gross_kg double precision,
  location text not null,
  address text not null,
  sign text not null,
  primary key (filing_id, place)
);
create index vgm_container_number on vgm_container (owner_key, container_no);

-- What was submitted, as it was: it becomes the filing's own once it is accepted.
create table vgm_submission (
  filing_id bigint not null references vgm_filing on delete cascade,
  no int not null,
  owner_key text not null,
  user_id bigint not null,
  kind text not null check (kind in ('first', 'update')),
  reference text not null unique,
  filing json not null,
  -- Containers that it was to be paid for, and what is held for them, in fen.
  held text[] not null,
  fee_fen int not null,
  -- What became of the money; null: it is held.
  settled text check (settled in ('capture', 'release')),
  submitted_ms bigint not null,
  primary key (filing_id, no)
);

-- Containers whose fee was taken: it is taken once (R-9-22).
create table vgm_paid (
  filing_id bigint not null references vgm_filing on delete cascade,
  container_no text not null,
  owner_key text not null,
  primary key (filing_id, container_no)
);

-- Corrections and deletions, for their list (R-2.2-23).
create table vgm_record (
  id bigint generated always as identity primary key,
  filing_id bigint not null references vgm_filing on delete cascade,
  owner_key text not null,
  user_id bigint not null,
  kind text not null check (kind in ('update', 'delete', 'restore')),
  reference text,
  changes json not null default '[]',
  made_ms bigint not null
);
create index vgm_record_owner on vgm_record (owner_key, id desc);

alter table vgm_filing enable row level security;
alter table vgm_filing force row level security;
create policy owner on vgm_filing using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table vgm_container enable row level security;
alter table vgm_container force row level security;
create policy owner on vgm_container using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table vgm_submission enable row level security;
alter table vgm_submission force row level security;
create policy owner on vgm_submission using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table vgm_paid enable row level security;
alter table vgm_paid force row level security;
create policy owner on vgm_paid using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table vgm_record enable row level security;
alter table vgm_record force row level security;
create policy owner on vgm_record using (owner_key = mastlight_owner() or mastlight_owner() = '*');
