-- Subscriptions to bills of lading, with the bill's derived status copied in,
-- so that a list is one indexed read. Times are ms since epoch of the port's
-- clock, like everything the list shows.

create table bill_subscription (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  port text not null,
  bill_no text not null,
  created_ms bigint not null,
  -- Grows with every change a person would notice.
  version integer not null default 1,

  -- What the user made of it.
  client_name text,
  remark text,
  transport text,
  auto_subscribe boolean not null default false,
  speed_type smallint not null default 0,
  typed_vessel text,
  typed_voyage text,
  typed_search text not null default '',
  topped_ms bigint,
  deleted_ms bigint,
  delete_reason smallint,

  -- What tracking says: the whole status for reading (never queried inside),
  -- and beside it what lists filter and sort by.
  tracked_version integer not null default 0,
  status json,
  state text not null default 'waiting',
  node text,
  vessel_name text,
  voyage text,
  terminal text,
  operator text,
  discharge_port text,
  container_nos text[] not null default '{}',
  search_text text not null,
  boxes_gated_in integer not null default 0,
  boxes_total integer not null default 0,
  weight_gap_kg double precision,
  pass_flag text,
  gate_in_opens_ms bigint,
  gate_in_closes_ms bigint,
  customs_closes_ms bigint,
  port_closes_ms bigint,
  eta_ms bigint,
  etd_ms bigint,
  ata_ms bigint,
  atd_ms bigint,
  loaded_ms bigint,
  heard_ms bigint,
  source text,

  -- An exception is one or more spans of port time, a column each; null: never. So a
  -- list is right at any instant, without a job having run before.
  during_cut_off_missed int8multirange,
  during_not_gated_in int8multirange,
  during_arrival_missing int8multirange,
  during_inspection int8multirange,
  during_rejected int8multirange,
  during_cut_off_changed int8multirange,
  during_triple_missing int8multirange,
  -- When time alone next changes what the row says.
  next_change_ms bigint
);

create unique index bill_subscription_once on bill_subscription (owner_key, port, bill_no) where deleted_ms is null;
create index bill_subscription_deleted on bill_subscription (owner_key, port, deleted_ms desc) where deleted_ms is not null;
create index bill_subscription_by_bill on bill_subscription (port, bill_no);
create index bill_subscription_due on bill_subscription (next_change_ms) where next_change_ms is not null and deleted_ms is null;

alter table bill_subscription enable row level security;
alter table bill_subscription force row level security;
create policy owner on bill_subscription
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');

create table bill_subscription_client (
  id bigint generated always as identity primary key,
  owner_key text not null,
  name text not null,
  contact text,
  phone text,
  remark text,
  unique (owner_key, name)
);

alter table bill_subscription_client enable row level security;
alter table bill_subscription_client force row level security;
create policy owner on bill_subscription_client
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
