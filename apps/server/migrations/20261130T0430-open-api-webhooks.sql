-- Addresses that a company has its events pushed to. `read_number` is the place in its feed behind which nothing was put down
-- for this address yet. Of a secret the salt alone is kept: it is made anew of that and of a key outside the database.
create table open_api_webhook (
  id bigint generated always as identity primary key,
  owner_key text not null,
  name text not null,
  url text not null,
  event_types text[] not null,
  salt text not null,
  old_salt text,
  old_signs_until timestamptz,
  is_on boolean not null default true,
  off_why text,
  off_at timestamptz,
  read_number bigint not null,
  holds_until timestamptz,
  failing_from timestamptz,
  made_by bigint not null,
  made_at timestamptz not null
);
create index open_api_webhook_owner on open_api_webhook (owner_key, id desc);
alter table open_api_webhook enable row level security;
alter table open_api_webhook force row level security;
create policy owner on open_api_webhook using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- Events of a feed on their way to an address, and what became of them; one without `number` was a test. What it says stands
-- in the feed.
create table open_api_delivery (
  id bigint generated always as identity primary key,
  owner_key text not null,
  webhook_id bigint not null,
  number bigint,
  event_id text not null,
  type text not null,
  bill_no text not null,
  state text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  took_millis int,
  outcome text,
  status int,
  answer text not null default ''
);
create index open_api_delivery_webhook on open_api_delivery (webhook_id, id desc);
create index open_api_delivery_owner on open_api_delivery (owner_key);
create index open_api_delivery_due on open_api_delivery (webhook_id, due_at) where state = 'waiting';
create index open_api_delivery_open on open_api_delivery (webhook_id, bill_no, id) where state in ('waiting', 'sending');
create index open_api_delivery_sending on open_api_delivery (started_at) where state = 'sending';
create index open_api_delivery_created on open_api_delivery (created_at);
alter table open_api_delivery enable row level security;
alter table open_api_delivery force row level security;
create policy owner on open_api_delivery using (owner_key = mastlight_owner() or mastlight_owner() = '*');
