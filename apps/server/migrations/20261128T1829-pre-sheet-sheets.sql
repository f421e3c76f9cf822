-- Shipping agents that take pre-sheets, entered by whoever runs the site; everybody may know of them.
create table pre_sheet_agent (
  agent_code text primary key,
  short_name text not null,
  company text not null,
  -- Where the agent takes what is sent to it.
  address text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Which agents an owner works with, and what a new pre-sheet begins with.
create table pre_sheet_setting (
  owner_key text primary key,
  agent_codes text[] not null,
  default_agent text not null,
  load_port text not null,
  discharge_port text not null,
  wharf text not null,
  contact text not null,
  phone text not null,
  version int not null default 1,
  updated_at timestamptz not null
);

-- Pre-sheets as they were typed, and how they stand with their agent.
create table pre_sheet_filing (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  -- The browser's own, so that what is saved twice is one.
  row_key text not null,
  agent_code text not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'withdrawing', 'accepted', 'returned')),
  sheet json not null,
  reason text not null default '',
  -- How often it went to the agent, and how often it was asked back.
  submission_no int not null default 0,
  withdrawal_no int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (owner_key, row_key)
);
create index pre_sheet_filing_owner on pre_sheet_filing (owner_key, id desc);

-- What went to an agent, as it was, and what came of it; withdrawals are counted by themselves.
create table pre_sheet_submission (
  filing_id bigint not null references pre_sheet_filing on delete cascade,
  no int not null,
  kind text not null check (kind in ('submit', 'withdraw')),
  owner_key text not null,
  user_id bigint not null,
  reference text not null unique,
  sheet json not null,
  answer text check (answer in ('accepted', 'returned', 'unanswered', 'withdrawn', 'tooLate')),
  submitted_at timestamptz not null,
  answered_at timestamptz,
  primary key (filing_id, kind, no)
);
create index pre_sheet_submission_owner on pre_sheet_submission (owner_key, filing_id, kind, no);

alter table pre_sheet_setting enable row level security;
alter table pre_sheet_setting force row level security;
create policy owner on pre_sheet_setting using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table pre_sheet_filing enable row level security;
alter table pre_sheet_filing force row level security;
create policy owner on pre_sheet_filing using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table pre_sheet_submission enable row level security;
alter table pre_sheet_submission force row level security;
create policy owner on pre_sheet_submission using (owner_key = mastlight_owner() or mastlight_owner() = '*');
