-- The ticker. Names and values are masked before they are stored: what is not
-- here cannot leak from here.
create table recent_activity_entry (
  id bigint generated always as identity primary key,
  user_name text not null,
  bill_no text,
  plate_no text,
  vessel_name text,
  voyage text,
  at timestamptz not null
);
