-- The day of which an owner was told last what waits for a human.
create table bill_subscription_morning (
  owner_key text primary key,
  told_day text not null
);
alter table bill_subscription_morning enable row level security;
alter table bill_subscription_morning force row level security;
create policy owner on bill_subscription_morning using (owner_key = mastlight_owner() or mastlight_owner() = '*');
