-- Outbound messages (ADR 0038): what was to be handed over, as which bytes, and how far it is. Kept before it is sent.
create table dispatch_submission (
  id bigint generated always as identity primary key,
  owner_key text not null check (owner_key ~ '^[uc]:[0-9]+$'),
  user_id bigint not null,
  -- Whose it is, and what it is for him, for ever once.
  product text not null,
  business_key text not null unique,
  -- Ours, by which the counterpart knows it: in the bytes, in its answers, in our questions.
  reference text not null unique,
  gateway text not null,
  bytes bytea not null,
  file_name text not null,
  state text not null check (state in ('waiting', 'unclear', 'delivered', 'accepted', 'finished', 'refused', 'unanswered', 'dead')),
  -- Why it was refused or laid aside.
  reason text not null default '',
  sends int not null default 0,
  asks int not null default 0,
  -- Of the worker who is at it, or was last.
  claim text not null default '',
  -- When something is done about it next; null: nothing until it is heard of.
  due_at timestamptz,
  -- When it is laid aside for somebody to look at.
  give_up_at timestamptz not null,
  submitted_at timestamptz not null,
  settled_at timestamptz
);
create index dispatch_submission_due on dispatch_submission (due_at) where due_at is not null;
create index dispatch_submission_owner on dispatch_submission (owner_key, id desc);
create index dispatch_submission_dead on dispatch_submission (id) where state = 'dead';

-- What is told of one by one, as a container; final once its last receipt is there.
create table dispatch_subject (
  submission_id bigint not null references dispatch_submission on delete cascade,
  owner_key text not null,
  subject text not null,
  final_at timestamptz,
  primary key (submission_id, subject)
);
create index dispatch_subject_open on dispatch_subject (subject, submission_id) where final_at is null;

-- What happened, in its order.
create table dispatch_event (
  id bigint generated always as identity primary key,
  submission_id bigint not null references dispatch_submission on delete cascade,
  owner_key text not null,
  kind text not null,
  -- The counterpart's words, or ours where we failed.
  note text not null default '',
  -- The message of the intake that told it.
  message_id bigint,
  happened_at timestamptz not null
);
create index dispatch_event_submission on dispatch_event (submission_id, id);

alter table dispatch_submission enable row level security;
alter table dispatch_submission force row level security;
create policy owner on dispatch_submission using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table dispatch_subject enable row level security;
alter table dispatch_subject force row level security;
create policy owner on dispatch_subject using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table dispatch_event enable row level security;
alter table dispatch_event force row level security;
create policy owner on dispatch_event using (owner_key = mastlight_owner() or mastlight_owner() = '*');
