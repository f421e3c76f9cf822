-- What an account began to follow on a day of Shanghai; yesterday's rows go with
-- the first of today. Deleting a subscription gives nothing back.
create table bill_subscription_day (
  owner_key text not null,
  day text not null,
  asked integer not null default 0,
  -- Of them those of which nothing had been heard.
  unheard integer not null default 0,
  primary key (owner_key, day)
);
alter table bill_subscription_day enable row level security;
alter table bill_subscription_day force row level security;
create policy owner on bill_subscription_day
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
