-- Who asked outside about a bill, when, and about what.
create table bill_subscription_chase (
  id bigint generated always as identity primary key,
  owner_key text not null,
  subscription_id bigint not null references bill_subscription on delete cascade,
  by_id bigint not null,
  what text not null,
  chased_at timestamptz not null
);
create index bill_subscription_chase_of on bill_subscription_chase (subscription_id, id desc);
alter table bill_subscription_chase enable row level security;
alter table bill_subscription_chase force row level security;
create policy owner on bill_subscription_chase using (owner_key = mastlight_owner() or mastlight_owner() = '*');
