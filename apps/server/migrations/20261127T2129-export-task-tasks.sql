-- Lists that are made into files outside their request; each is its person's own, in the identity in which he asked for it.
create table export_task (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  -- SHA-256 of the token of the session that asked: it is done while that lives.
  token_digest text not null,
  list text not null,
  -- As the call that gives the same file at once takes it.
  wish jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Rows of the list; the total is not known before it runs.
  done int not null default 0,
  total int,
  file_name text,
  file_url text,
  reason text,
  created_at timestamptz not null,
  check ((state = 'done') = (file_url is not null))
);
create index export_task_person on export_task (user_id, id desc);
create index export_task_open on export_task (owner_key) where state in ('waiting', 'running');
create index export_task_created on export_task (created_at);
alter table export_task enable row level security;
alter table export_task force row level security;
create policy owner on export_task using (owner_key = mastlight_owner() or mastlight_owner() = '*');
