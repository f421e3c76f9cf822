-- What went to customs of a manifest: its first submission, corrections and deletions, each with what became of it.
create table sh_manifest_submission (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  filing_id bigint not null references sh_manifest_filing (id) on delete cascade,
  kind text not null check (kind in ('first', 'modify', 'cancel')),
  -- Ours, by which dispatch tells of it.
  reference text not null unique,
  -- What was sent, and of a correction what customs had before.
  filing jsonb not null,
  before jsonb,
  reason text,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'unanswered')),
  message text,
  submitted_at timestamptz not null,
  settled_at timestamptz,
  version integer not null default 1
);
create index sh_manifest_submission_owner on sh_manifest_submission (owner_key, id desc);
create index sh_manifest_submission_filing on sh_manifest_submission (filing_id, id desc);
-- One at a time: what is asked of customs is answered before something else is asked.
create unique index sh_manifest_submission_pending on sh_manifest_submission (filing_id) where state = 'pending';
alter table sh_manifest_submission enable row level security;
alter table sh_manifest_submission force row level security;
create policy owner on sh_manifest_submission using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- Deletions that somebody asks for at the counter (R-3.9-17).
create table sh_manifest_counter (
  id bigint generated always as identity primary key,
  owner_key text not null,
  filing_id bigint not null references sh_manifest_filing (id) on delete cascade,
  bill_no text not null,
  remarks text not null,
  submitted_at timestamptz not null,
  version integer not null default 1
);
create index sh_manifest_counter_owner on sh_manifest_counter (owner_key, id desc);
alter table sh_manifest_counter enable row level security;
alter table sh_manifest_counter force row level security;
create policy owner on sh_manifest_counter using (owner_key = mastlight_owner() or mastlight_owner() = '*');
