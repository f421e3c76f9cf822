-- The bytes of raw messages go into a table of their own, in parts by the month
-- of their receipt (Shanghai), which are taken away as a whole when their time
-- is over. What became of each message stays, and with it the digest by which
-- the same bytes are known again (ADR 0014).
--
-- The table of before becomes the first part: its bytes stay where they lie,
-- and only what is known of the messages is written anew.
alter table intake_message rename to intake_raw_first;
drop index intake_message_bytes, intake_message_sha, intake_message_waiting, intake_message_quarantined, intake_message_state,
  intake_message_unsorted, intake_message_claim, intake_message_waiting_of_source;
alter table intake_raw_first rename constraint intake_message_pkey to intake_raw_first_pkey;

create table intake_message (
  id bigint generated always as identity primary key,
  source text not null,
  file_name text,
  sha256 bytea not null,
  -- False: the bytes are those of duplicate_of.
  has_bytes boolean not null,
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
  inbox text,
  is_sorted boolean not null default true,
  -- Under which claim of the inbox a file was handed in, until it lies where it belongs.
  claim text,
  -- The account that sent it; null: it came with the key of a source.
  sent_by text,
  -- How often a process took it up alone after another had ended over it.
  tries smallint not null default 0,
  check (has_bytes or (state = 'duplicate' and duplicate_of is not null))
);
insert into intake_message (id, source, file_name, sha256, has_bytes, size, received_at, heard_at, state, is_repeatable, duplicate_of,
  is_forced, reason, detail, format, interchange_key, message_count, refused_count, fact_count, added_count, findings, decided_at,
  inbox, is_sorted, claim, sent_by, tries)
overriding system value
select id, source, file_name, sha256, bytes is not null, size, received_at, heard_at, state, is_repeatable, duplicate_of,
  is_forced, reason, detail, format, interchange_key, message_count, refused_count, fact_count, added_count, findings, decided_at,
  inbox, is_sorted, claim, sent_by, tries
from intake_raw_first;
select setval(pg_get_serial_sequence('intake_message', 'id'), coalesce((select max(id) from intake_message), 0) + 1, false);
-- The same bytes of one source are stored once.
create unique index intake_message_bytes on intake_message (source, sha256) where has_bytes and not is_repeatable;
create index intake_message_sha on intake_message (sha256);
create index intake_message_waiting on intake_message (id) where state = 'received';
create index intake_message_waiting_of_source on intake_message (source, id) where state = 'received';
create index intake_message_quarantined on intake_message (id) where state = 'quarantined';
create index intake_message_state on intake_message (state);
create index intake_message_unsorted on intake_message (inbox, id) where not is_sorted and state <> 'received';
create index intake_message_claim on intake_message (inbox, claim) where claim is not null;
-- Spans of time, for what is read again.
create index intake_message_received on intake_message using brin (received_at) with (pages_per_range = 16);

delete from intake_raw_first where bytes is null;
alter table intake_raw_first drop constraint intake_raw_first_pkey;
alter table intake_raw_first alter column id drop identity;
alter table intake_raw_first rename column id to message_id;
alter table intake_raw_first
  drop column source, drop column file_name, drop column sha256, drop column size, drop column heard_at, drop column state,
  drop column is_repeatable, drop column duplicate_of, drop column is_forced, drop column reason, drop column detail,
  drop column format, drop column interchange_key, drop column message_count, drop column refused_count, drop column fact_count,
  drop column added_count, drop column findings, drop column decided_at, drop column inbox, drop column is_sorted, drop column claim,
  drop column sent_by, drop column tries;
alter table intake_raw_first alter column bytes set not null;

create table intake_raw (
  message_id bigint not null,
  -- As in intake_message, so that a lookup goes to one part.
  received_at timestamptz not null,
  bytes bytea not null
) partition by range (received_at);
-- Messages are read once, soon after they came; packing them would cost more than it saves.
alter table intake_raw alter column bytes set storage external;
create index intake_raw_message on intake_raw (message_id);
do $$
declare
  newest timestamptz := greatest(now(), (select max(received_at) from intake_message));
begin
  execute format('alter table intake_raw attach partition intake_raw_first for values from (minvalue) to (%L)',
    (date_trunc('month', newest at time zone 'Asia/Shanghai') + interval '1 month') at time zone 'Asia/Shanghai');
end $$;
