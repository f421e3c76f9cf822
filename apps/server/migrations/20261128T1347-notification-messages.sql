-- What was told of a subject that an identity follows, so that nothing is told twice.
create table notification_told (
  owner_key text not null,
  -- bill, bill-on-call, call, as follow_subject has them.
  kind text not null,
  port text not null,
  subject text not null,
  -- The published version that was looked at, and the keys of what held in it.
  version integer not null,
  held text[] not null,
  primary key (owner_key, kind, port, subject)
);

-- Messages of an identity. News of one mark gather in one until it is dispatched.
create table notification_message (
  id bigint generated always as identity primary key,
  owner_key text not null,
  event text not null,
  port text not null,
  mark text not null,
  about text,
  tone text not null,
  is_urgent boolean not null,
  lines jsonb not null,
  more integer not null default 0,
  created_at timestamptz not null,
  gathers_until timestamptz not null,
  -- Null while it gathers.
  dispatched_at timestamptz
);
create index notification_message_owner on notification_message (owner_key, id desc);
create unique index notification_message_gathering on notification_message (owner_key, event, mark) where dispatched_at is null;
create index notification_message_due on notification_message (gathers_until) where dispatched_at is null;
create index notification_message_old on notification_message (created_at);

-- What a person reads and is sent in an identity: everything up to one message, and some beyond it.
create table notification_setting (
  owner_key text not null,
  user_id bigint not null,
  -- Mode by event and channel, where he chose one.
  modes jsonb not null default '{}',
  -- Null: the usual ones.
  quiet json,
  read_to bigint not null default 0,
  primary key (owner_key, user_id)
);
create table notification_read (
  owner_key text not null,
  user_id bigint not null,
  message_id bigint not null references notification_message on delete cascade,
  primary key (owner_key, user_id, message_id)
);
create index notification_read_message on notification_read (message_id);

-- Channels of a person in an identity. A robot is known by the key in its address.
create table notification_channel (
  owner_key text not null,
  user_id bigint not null,
  kind text not null,
  is_on boolean not null,
  token text,
  secret text,
  problem text,
  sent_at timestamptz,
  primary key (owner_key, user_id, kind)
);
create unique index notification_channel_robot on notification_channel (owner_key, kind, token) where token is not null and is_on;

-- What goes to a channel: some messages at once.
create table notification_delivery (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  kind text not null,
  message_ids bigint[] not null,
  -- waiting, sending, sent, failed, unsure.
  state text not null default 'waiting',
  tries integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  took_millis integer,
  answer text
);
create index notification_delivery_own on notification_delivery (owner_key, user_id, id desc);
create index notification_delivery_due on notification_delivery (kind, due_at) where state = 'waiting';
-- Whether anything of a channel is under way, however much it was sent before.
create index notification_delivery_open on notification_delivery (owner_key, user_id, kind, id) where state in ('waiting', 'sending');
create index notification_delivery_sending on notification_delivery (started_at) where state = 'sending';
create index notification_delivery_old on notification_delivery (created_at);

alter table notification_told enable row level security;
alter table notification_told force row level security;
create policy owner on notification_told using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table notification_message enable row level security;
alter table notification_message force row level security;
create policy owner on notification_message using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table notification_setting enable row level security;
alter table notification_setting force row level security;
create policy owner on notification_setting using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table notification_read enable row level security;
alter table notification_read force row level security;
create policy owner on notification_read using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table notification_channel enable row level security;
alter table notification_channel force row level security;
create policy owner on notification_channel using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table notification_delivery enable row level security;
alter table notification_delivery force row level security;
create policy owner on notification_delivery using (owner_key = mastlight_owner() or mastlight_owner() = '*');
