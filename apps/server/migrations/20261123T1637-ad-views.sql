-- When somebody opened an ad and how long he stayed with it; null while it is open. Nobody else's are seen.
create table ad_view (
  id bigint generated always as identity primary key,
  owner_key text not null,
  ad_key text not null,
  opened_at timestamptz not null,
  stay_s integer
);
create index ad_view_owner on ad_view (owner_key, opened_at);
create index ad_view_opened on ad_view (opened_at);
alter table ad_view enable row level security;
alter table ad_view force row level security;
create policy owner on ad_view using (owner_key = mastlight_owner() or mastlight_owner() = '*');
