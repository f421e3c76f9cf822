-- Terminals in vehicles: a plate belongs to the terminal that registered it first; others that claim it are noted and move nothing.
create table position_terminal (
  phone text primary key,
  plate text not null unique,
  code_digest bytea not null,
  registered_at timestamptz not null,
  heard_at timestamptz not null
);
create table position_claim (
  plate text not null,
  phone text not null,
  claimed_at timestamptz not null,
  primary key (plate, phone)
);

-- Where each vehicle was last, in WGS-84, by its own clock and by ours.
create table position_vehicle (
  plate text primary key,
  latitude double precision not null,
  longitude double precision not null,
  speed_kmh real not null,
  course_degrees real,
  is_acc_on boolean not null,
  fix_at timestamptz not null,
  heard_at timestamptz not null
);

-- Where it was before; kept for some weeks.
create table position_track (
  plate text not null,
  fix_at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  speed_kmh real not null,
  course_degrees real,
  primary key (plate, fix_at)
);
create index position_track_age on position_track using brin (fix_at);
