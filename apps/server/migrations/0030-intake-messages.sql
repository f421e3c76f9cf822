-- Raw messages, stored and committed before they are acknowledged. They belong
-- to no account; who may see one is decided by what it speaks of.
create table intake_message (
  id bigint generated always as identity primary key,
  source text not null,
  file_name text,
  sha256 bytea not null,
  -- Null: the bytes are those of duplicate_of.
  bytes bytea,
  size integer not null,
  received_at timestamptz not null,
  -- The port's clock at that moment; facts count from it.
  heard_at timestamptz not null,
  state text not null check (state in ('received', 'applied', 'duplicate', 'quarantined')),
  -- Rows of a query carry no time of their own: the same bytes may be news again.
  is_repeatable boolean not null,
  duplicate_of bigint,
  is_forced boolean not null default false,
  reason text,
  detail text,
  format text,
  interchange_key text,
  message_count integer not null default 0,
  refused_count integer not null default 0,
  fact_count integer not null default 0,
  added_count integer not null default 0,
  findings jsonb not null default '[]',
  decided_at timestamptz,
  check (bytes is not null or (state = 'duplicate' and duplicate_of is not null))
);
-- Messages are read once, soon after they came; packing them would cost more than it saves.
alter table intake_message alter column bytes set storage external;
-- The same bytes of one source are stored once.
create unique index intake_message_bytes on intake_message (source, sha256) where bytes is not null and not is_repeatable;
create index intake_message_sha on intake_message (sha256);
create index intake_message_waiting on intake_message (id) where state = 'received';
create index intake_message_quarantined on intake_message (id) where state = 'quarantined';
create index intake_message_state on intake_message (state);

-- An interchange reference is used once (ISO 9735, element 0020).
create table intake_interchange (
  source text not null,
  key text not null,
  content_digest bytea not null,
  message_id bigint not null,
  primary key (source, key)
);
