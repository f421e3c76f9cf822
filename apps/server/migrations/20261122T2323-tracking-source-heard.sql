-- Why: what each source usually is heard like, and whether its clock can be believed, is shown to whoever looks at what it tells.
create table tracking_source_heard (
  source text primary key,
  -- Port time at which it last said something, be it what it had said before.
  heard_at timestamptz not null,
  -- Logarithm of the seconds from one hearing to the next, as they mostly are, and of how many it is told.
  usual_gap_log double precision,
  gaps integer not null default 0,
  -- By how much its own times stood ahead of our hearing (negative: behind) when it last spoke, where that is most of a day
  -- or more; and how often that was.
  skew_seconds integer,
  skewed integer not null default 0
);
insert into tracking_source_heard (source, heard_at)
select source, max(heard_at) from tracking_fact where heard_at > now() - interval '92 days' group by source;
