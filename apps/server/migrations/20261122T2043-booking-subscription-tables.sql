-- Subscriptions to booking numbers (S/O): the user's own words; what is known of a
-- booking is joined when it is read.
create table booking_subscription (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  port text not null,
  -- As it compares, by which it is followed.
  booking_no text not null,
  -- Code of the shipping line that the user named.
  carrier text,
  remark text,
  topped_ms bigint,
  created_ms bigint not null,
  version integer not null default 1,
  unique (owner_key, port, booking_no)
);
alter table booking_subscription enable row level security;
alter table booking_subscription force row level security;
create policy owner on booking_subscription
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
