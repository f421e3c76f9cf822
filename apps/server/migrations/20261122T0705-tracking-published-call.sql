-- What is published of a ship's call: one row for everybody who follows it.
-- Times are ms since epoch of the port's clock.
create table tracking_call (
  port text not null,
  -- Vessel and voyage as they compare: MSCANNA/425W.
  call text not null,
  is_followed boolean not null default true,
  version integer not null default 0,
  derivation_version integer not null default 0,
  updated_at timestamptz not null,
  vessel_key text not null,
  voyage text not null,
  vessel_code_key text,
  state text not null default 'waiting',
  vessel_name text,
  chinese_name text,
  carrier text,
  terminal text,
  berth text,
  gate_in_opens_ms bigint,
  gate_in_closes_ms bigint,
  customs_closes_ms bigint,
  port_closes_ms bigint,
  eta_ms bigint,
  etd_ms bigint,
  ata_ms bigint,
  atd_ms bigint,
  heard_ms bigint,
  source text,
  status json,
  primary key (call, port)
);
create index tracking_call_vessel on tracking_call (vessel_key) where is_followed;
create index tracking_call_vessel_code on tracking_call (vessel_code_key) where vessel_code_key is not null and is_followed;
