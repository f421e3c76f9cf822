-- What is published of a bill: one row for everybody who follows it, which
-- lists of products join. Times are ms since epoch of the port's clock, like
-- everything that lists show.
create table tracking_bill (
  port text not null,
  bill_no text not null,
  -- Reports derive it anew only while somebody follows it.
  is_followed boolean not null default true,
  -- Grows with every change that a person would notice.
  version integer not null default 0,
  -- The rules that it was derived by; 0: not derived yet.
  derivation_version integer not null default 0,
  updated_at timestamptz not null,
  state text not null default 'waiting',
  node text,
  vessel_name text,
  voyage text,
  vessel_key text,
  vessel_code_key text,
  voyage_key text,
  terminal text,
  operator text,
  discharge_port text,
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
  -- Codes of exceptions and beside each the spans of port time in which it is true:
  -- so a list is right at any instant, and a new exception is no new column.
  exception_codes text[] not null default '{}',
  exception_spans int8multirange[] not null default '{}',
  -- The same for those who know the bill on another call.
  apart_state text not null default 'waiting',
  apart_codes text[] not null default '{}',
  apart_spans int8multirange[] not null default '{}',
  -- When time alone next changes what the bill says.
  next_change_ms bigint,
  -- The whole status for reading; never queried inside.
  status json,
  primary key (bill_no, port)
);
insert into tracking_bill (port, bill_no, version, updated_at, vessel_key, vessel_code_key, search_text, status)
select port, bill_no, version, updated_at, vessel_key, vessel_code_key, bill_no, status::json from tracking_bill_status;
drop table tracking_bill_status;
create index tracking_bill_vessel on tracking_bill (vessel_key) where vessel_key is not null and is_followed;
create index tracking_bill_vessel_code on tracking_bill (vessel_code_key) where vessel_code_key is not null and is_followed;
create index tracking_bill_due on tracking_bill (next_change_ms) where next_change_ms is not null and is_followed;
