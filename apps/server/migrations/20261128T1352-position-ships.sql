-- What ships say of themselves by radio (AIS), by the number of their station (MMSI): what each is, where it is by its last
-- believed report, and a place that waits to be believed.
create table position_ship (
  mmsi integer primary key,
  name text,
  -- The name as it compares: MSCANNA.
  name_key text,
  imo text,
  call_sign text,
  ship_type smallint,
  destination text,
  draught_m real,
  told_at timestamptz,
  latitude double precision,
  longitude double precision,
  speed_knots real,
  course_degrees real,
  heading_degrees smallint,
  nav_status smallint,
  said_at timestamptz,
  doubt_latitude double precision,
  doubt_longitude double precision,
  doubt_at timestamptz,
  doubt_from timestamptz,
  -- The last point of the track.
  tracked_at timestamptz,
  tracked_latitude double precision,
  tracked_longitude double precision,
  tracked_course real,
  heard_at timestamptz not null
) with (fillfactor = 60);
create index position_ship_name on position_ship (name_key text_pattern_ops) where name_key is not null;
create index position_ship_imo on position_ship (imo) where imo is not null;

-- Where it was before, thinned; kept for some weeks.
create table position_ship_track (
  mmsi integer not null,
  said_at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  speed_knots real,
  course_degrees real,
  primary key (mmsi, said_at)
);
create index position_ship_track_age on position_ship_track using brin (said_at);
