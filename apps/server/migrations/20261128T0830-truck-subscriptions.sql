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
alter table truck_subscription enable row level security;
alter table truck_subscription force row level security;
create policy owner on truck_subscription using (owner_key = mastlight_owner() or mastlight_owner() = '*');
