-- Why: what a switched-on subscription leads to is subscribed to by itself, once for each account (ADR 0027).
create table follow_brought (
  id bigint generated always as identity primary key,
  owner_key text not null,
  -- Whose switch it was.
  user_id bigint not null,
  port text not null,
  -- What is brought: bill, call.
  kind text not null,
  -- As it is followed: bill number; vessel key/voyage key.
  subject text not null,
  -- As its list spells it: bill number; vessel/voyage.
  spelt text not null,
  client_name text,
  remark text,
  -- When it is taken up, by the platform's clock; null: it was.
  due_at timestamptz,
  -- Kept when the subscription is deleted: what was brought once never comes back.
  unique (owner_key, port, kind, subject)
);
create index follow_brought_due on follow_brought (kind, due_at) where due_at is not null;
alter table follow_brought enable row level security;
alter table follow_brought force row level security;
create policy owner on follow_brought
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
-- Switched-on bills are looked through again and again for the call that they are on.
create index bill_subscription_switched_on on bill_subscription (id) where auto_subscribe and deleted_ms is null;
