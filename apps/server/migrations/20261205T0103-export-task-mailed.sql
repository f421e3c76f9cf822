-- Lists that people have sent to their own mailboxes at hours of days of the week; what of a list is the wish of its export.
create table export_task_mailed (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  name text not null,
  list text not null,
  wish json not null,
  weekdays int[] not null,
  hours int[] not null,
  -- When it is sent next; null: it is paused.
  next_at timestamptz,
  created_at timestamptz not null
);
create index export_task_mailed_person on export_task_mailed (owner_key, user_id, id);
create index export_task_mailed_user on export_task_mailed (user_id, id);
create index export_task_mailed_due on export_task_mailed (next_at) where next_at is not null;
alter table export_task_mailed enable row level security;
alter table export_task_mailed force row level security;
create policy owner on export_task_mailed using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- One mail of such a list: one for each of its times, whoever finds that it has come.
create table export_task_mailing (
  mailed_id bigint not null references export_task_mailed on delete cascade,
  sent_for_at timestamptz not null,
  owner_key text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries int not null default 0,
  due_at timestamptz not null,
  reason text not null default '',
  primary key (mailed_id, sent_for_at)
);
create index export_task_mailing_open on export_task_mailing (due_at) where state in ('waiting', 'sending');
create index export_task_mailing_owner on export_task_mailing (owner_key);
alter table export_task_mailing enable row level security;
alter table export_task_mailing force row level security;
create policy owner on export_task_mailing using (owner_key = mastlight_owner() or mastlight_owner() = '*');
