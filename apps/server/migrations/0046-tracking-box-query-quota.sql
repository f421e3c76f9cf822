-- Boxes of others that an account looked up on a day of Shanghai.
create table tracking_box_query_day (
  owner_key text not null,
  day text not null,
  asked integer not null,
  primary key (owner_key, day)
);
alter table tracking_box_query_day enable row level security;
alter table tracking_box_query_day force row level security;
create policy owner on tracking_box_query_day
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
