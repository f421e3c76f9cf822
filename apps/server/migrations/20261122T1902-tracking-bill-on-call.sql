-- Why: who typed another ship for a bill is to be warned by the clocks of that ship.
-- What is published of a bill as it reads on a call that somebody typed for it: one
-- row for everybody who did, beside the bill's own. Times are ms since epoch of the
-- port's clock.
create table tracking_bill_on_call (
  port text not null,
  -- Bill number and call as they are followed: COSU6012345678 MSCANNA/425W.
  subject text not null,
  bill_no text not null,
  call text not null,
  is_followed boolean not null default true,
  version integer not null default 0,
  derivation_version integer not null default 0,
  updated_at timestamptz not null,
  state text not null default 'waiting',
  gate_in_opens_ms bigint,
  gate_in_closes_ms bigint,
  customs_closes_ms bigint,
  port_closes_ms bigint,
  eta_ms bigint,
  etd_ms bigint,
  ata_ms bigint,
  atd_ms bigint,
  heard_ms bigint,
  clock_ms bigint,
  trouble_ms bigint,
  exception_codes text[] not null default '{}',
  exception_spans int8multirange[] not null default '{}',
  next_change_ms bigint,
  status json,
  primary key (subject, port)
);
create index tracking_bill_on_call_bill on tracking_bill_on_call (bill_no, port);
create index tracking_bill_on_call_call on tracking_bill_on_call (call, port);
create index tracking_bill_on_call_due on tracking_bill_on_call (next_change_ms) where next_change_ms is not null and is_followed;
-- It stands there now.
alter table tracking_bill drop column apart_state, drop column apart_codes, drop column apart_spans, drop column apart_trouble_ms;
