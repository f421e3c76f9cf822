-- Why: a booking (S/O) is followed before its bill exists.
-- What is published of a booking: one row for everybody who follows it. Times are
-- ms since epoch of the port's clock.
create table tracking_booking (
  port text not null,
  booking_no text not null,
  is_followed boolean not null default true,
  version integer not null default 0,
  derivation_version integer not null default 0,
  updated_at timestamptz not null,
  state text not null default 'waiting',
  -- The furthest step that a box has passed: EPRL, STSP, GITM.
  node text,
  pick_up_state text,
  phase text not null default 'unheard',
  load_port text,
  terminal text,
  carrier text,
  vessel_name text,
  voyage text,
  vessel_key text,
  vessel_code_key text,
  gate_in_closes_ms bigint,
  customs_closes_ms bigint,
  port_closes_ms bigint,
  -- The bills that it has become.
  bill_nos text[] not null default '{}',
  heard_ms bigint,
  source text,
  status json,
  primary key (booking_no, port)
);
create index tracking_booking_bills on tracking_booking using gin (bill_nos) where is_followed;
create index tracking_booking_vessel on tracking_booking (vessel_key) where vessel_key is not null and is_followed;
create index tracking_booking_vessel_code on tracking_booking (vessel_code_key) where vessel_code_key is not null and is_followed;
-- Facts of before name their booking too: what is said of one is found by what stands in it.
create index tracking_fact_booking on tracking_fact ((detail->>'bookingNo')) where (detail->>'bookingNo') is not null;
