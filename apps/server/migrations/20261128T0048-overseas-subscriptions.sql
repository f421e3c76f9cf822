-- Shipments overseas that somebody follows: his own words; what their lines say is joined when it is read. Times are ms since
-- epoch, port time.
create table overseas_subscription (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  port text not null,
  -- Line and number, with a blank between: as line tracking knows it.
  subject text not null,
  line text not null,
  bill_no text not null,
  container_no text,
  client_company text,
  remark text,
  -- Where news are to be sent.
  notify text[] not null default '{}',
  -- Days without 滞箱费 at the port of discharge, as their owner has noted them.
  free_days integer,
  topped_ms bigint,
  created_ms bigint not null,
  -- It ended by itself, when and why (number of R-4.10-19).
  ended_ms bigint,
  end_reason integer,
  -- Its rows lead nowhere; the list kit has the column.
  auto_subscribe boolean not null default false,
  version integer not null default 1,
  unique (owner_key, port, subject)
);
alter table overseas_subscription enable row level security;
alter table overseas_subscription force row level security;
create policy owner on overseas_subscription using (owner_key = mastlight_owner() or mastlight_owner() = '*');
create index overseas_subscription_subject on overseas_subscription (subject);

-- What each row has set aside until its line says anything: held, then taken or released, once. It outlives the row.
create table overseas_hold (
  row_id bigint primary key,
  owner_key text not null,
  user_id bigint not null,
  port text not null,
  subject text not null,
  fen bigint not null,
  state text not null default 'held',
  created_ms bigint not null
);
alter table overseas_hold enable row level security;
alter table overseas_hold force row level security;
create policy owner on overseas_hold using (owner_key = mastlight_owner() or mastlight_owner() = '*');
create index overseas_hold_open on overseas_hold (subject) where state = 'held';
create index overseas_hold_owner on overseas_hold (owner_key, subject);
