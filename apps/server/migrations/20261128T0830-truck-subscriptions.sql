-- Trucks that somebody follows, by plate.
create table truck_subscription (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  plate text not null,
  end_day text,
  created_at timestamptz not null,
  unique (owner_key, plate)
);
-- Until when whoever pays sees where a truck is, and who asked last; once it is over its place of then stays to be seen.
create table truck_look (
  owner_key text not null,
  plate text not null,
  user_id bigint not null,
  seen_until timestamptz not null,
  primary key (owner_key, plate)
);
alter table truck_look enable row level security;
alter table truck_look force row level security;
create policy owner on truck_look using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table truck_subscription enable row level security;
alter table truck_subscription force row level security;
create policy owner on truck_subscription using (owner_key = mastlight_owner() or mastlight_owner() = '*');
