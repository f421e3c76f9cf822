-- Subscriptions to ships' calls: the user's own words; what is known of a call is
-- joined when it is read.
create table vessel_subscription (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  port text not null,
  -- Vessel and voyage as they compare, by which the call is followed.
  call text not null,
  vessel_name text not null,
  voyage text not null,
  search_text text not null,
  remark text,
  topped_ms bigint,
  created_ms bigint not null,
  version integer not null default 1,
  unique (owner_key, port, call)
);
alter table vessel_subscription enable row level security;
alter table vessel_subscription force row level security;
create policy owner on vessel_subscription
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
