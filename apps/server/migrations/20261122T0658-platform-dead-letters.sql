-- Events and jobs that this build could not read: of a newer version, or with a body that does not parse. They lie
-- here until a build starts that reads them.
create table platform_dead_letter (
  id bigint generated always as identity primary key,
  -- Of the database's clock, when it was laid aside.
  at timestamptz not null default now(),
  -- Who was to work on it: a job, or the reaction to an event.
  task text not null,
  message_id text not null,
  message_time text not null,
  name text not null,
  version integer not null,
  -- As it was written; json takes any text, jsonb would refuse some.
  body json not null,
  reason text not null,
  -- Laid aside once, also when the process ended before the queue heard of it.
  unique (task, message_id)
);
alter table platform_dead_letter enable row level security;
alter table platform_dead_letter force row level security;
create policy system on platform_dead_letter using (mastlight_owner() = '*');
