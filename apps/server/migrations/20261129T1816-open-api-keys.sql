-- Keys by which a company's programs call us. Of a key its digest alone is kept; one that was revoked stays for its figures.
create table open_api_key (
  id bigint generated always as identity primary key,
  owner_key text not null,
  name text not null,
  scopes text[] not null,
  digest text not null unique,
  tail text not null,
  made_by bigint not null,
  made_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index open_api_key_owner on open_api_key (owner_key, id desc);
create index open_api_key_live on open_api_key (owner_key) where revoked_at is null;
alter table open_api_key enable row level security;
alter table open_api_key force row level security;
create policy owner on open_api_key using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- Calls of a key on a day of Shanghai, and how many of them were refused because there were too many.
create table open_api_usage (
  owner_key text not null,
  key_id bigint not null,
  day date not null,
  calls int not null,
  limited int not null,
  primary key (owner_key, key_id, day)
);
alter table open_api_usage enable row level security;
alter table open_api_usage force row level security;
create policy owner on open_api_usage using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- One row a company, held while events are appended: numbers are committed in their order, and a reader that goes on from the
-- last number it has seen skips none.
create table open_api_feed (
  owner_key text primary key,
  last_number bigint not null,
  last_created_at timestamptz not null
);
alter table open_api_feed enable row level security;
alter table open_api_feed force row level security;
create policy owner on open_api_feed using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- What a company is told, appended and never edited; `body` is the event as it is served.
create table open_api_event (
  owner_key text not null,
  number bigint not null,
  event_id text not null,
  created_at timestamptz not null,
  type text not null,
  code text not null,
  bill_no text not null,
  booking_nos text[] not null,
  container_no text,
  body json not null,
  primary key (owner_key, number),
  unique (owner_key, event_id)
);
create index open_api_event_bill on open_api_event (owner_key, bill_no, number);
create index open_api_event_container on open_api_event (owner_key, container_no, number);
create index open_api_event_created on open_api_event (created_at);
alter table open_api_event enable row level security;
alter table open_api_event force row level security;
create policy owner on open_api_event using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- What of a bill was told last, by slot; which version of which reading of it that was.
create table open_api_told (
  owner_key text not null,
  port text not null,
  bill_no text not null,
  reading text not null,
  version int not null,
  held json not null,
  told_at timestamptz not null,
  primary key (owner_key, port, bill_no)
);
alter table open_api_told enable row level security;
alter table open_api_told force row level security;
create policy owner on open_api_told using (owner_key = mastlight_owner() or mastlight_owner() = '*');
