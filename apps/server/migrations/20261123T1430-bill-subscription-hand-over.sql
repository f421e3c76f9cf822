-- Who handed a bill over to whom, and what he said about it (ADR 0028). Who answers for it now is the row's own user.
create table bill_subscription_hand_over (
  id bigint generated always as identity primary key,
  owner_key text not null,
  subscription_id bigint not null references bill_subscription on delete cascade,
  from_id bigint not null,
  to_id bigint not null,
  by_id bigint not null,
  note text,
  handed_at timestamptz not null
);
create index bill_subscription_hand_over_of on bill_subscription_hand_over (subscription_id, id desc);
alter table bill_subscription_hand_over enable row level security;
alter table bill_subscription_hand_over force row level security;
create policy owner on bill_subscription_hand_over using (owner_key = mastlight_owner() or mastlight_owner() = '*');
