-- Why: what an event usually takes after the one before it is learnt of what was seen, and is held against waits that
-- begin after it was learnt (ADR 0026).
-- A row holds until a newer one of its key does; none is ever changed. Empty: of the whole port, of the whole week.
create table tracking_usual_lag (
  id bigint generated always as identity,
  port text not null,
  node text not null,
  terminal text not null,
  shift text not null,
  -- Port time.
  from_at timestamptz not null,
  usual_minutes integer not null,
  late_minutes integer not null,
  samples integer not null,
  primary key (port, id)
);
-- When a port was last learnt of, by port time.
create table tracking_lags_learnt (
  port text primary key,
  learnt_at timestamptz not null
);
