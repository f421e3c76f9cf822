-- Links that show one thing to whoever has them, for some hours: of each its digest alone.
create table platform_share_token (
  digest bytea primary key,
  owner_key text not null,
  kind text not null,
  subject text not null,
  made_by bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index platform_share_token_of on platform_share_token (owner_key, kind, subject);
create index platform_share_token_end on platform_share_token (expires_at);
alter table platform_share_token enable row level security;
alter table platform_share_token force row level security;
create policy owner on platform_share_token using (owner_key = mastlight_owner() or mastlight_owner() = '*');
