-- Tracks lie in parts by the month (Shanghai) of their points, so that old months go whole (ADR 0014); the tables of before
-- become the first parts, where they lie. Nothing is deleted by age any more, so nothing is found by it.
drop index position_track_age;
drop index position_ship_track_age;

alter table position_track rename to position_track_first;
alter table position_track_first rename constraint position_track_pkey to position_track_first_pkey;
create table position_track (
  plate text not null,
  fix_at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  speed_kmh real not null,
  course_degrees real,
  primary key (plate, fix_at)
) partition by range (fix_at);

alter table position_ship_track rename to position_ship_track_first;
alter table position_ship_track_first rename constraint position_ship_track_pkey to position_ship_track_first_pkey;
create table position_ship_track (
  mmsi integer not null,
  said_at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  speed_knots real,
  course_degrees real,
  primary key (mmsi, said_at)
) partition by range (said_at);

do $$
declare
  newest timestamptz := greatest(now(), (select max(fix_at) from position_track_first), (select max(said_at) from position_ship_track_first));
  ends timestamptz := (date_trunc('month', newest at time zone 'Asia/Shanghai') + interval '1 month') at time zone 'Asia/Shanghai';
begin
  execute format('alter table position_track attach partition position_track_first for values from (minvalue) to (%L)', ends);
  execute format('alter table position_ship_track attach partition position_ship_track_first for values from (minvalue) to (%L)', ends);
end $$;
