-- Cut-offs as a calendar showed them last: what moves keeps its UID and gets a higher number, what is gone is struck out.
create table open_api_calendar_entry (
  owner_key text not null,
  uid text not null,
  closes_at timestamptz not null,
  sequence int not null,
  is_cancelled boolean not null,
  summary text not null,
  location text not null,
  primary key (owner_key, uid)
);
alter table open_api_calendar_entry enable row level security;
alter table open_api_calendar_entry force row level security;
create policy owner on open_api_calendar_entry using (owner_key = mastlight_owner() or mastlight_owner() = '*');
