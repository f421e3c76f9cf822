-- The dictionary. Entries of the system belong to 'system', which no session's owner key ever is.
create table preferences_entry (
  owner_key text not null,
  dict_key text not null,
  dict_value text not null,
  updated_at timestamptz not null,
  primary key (owner_key, dict_key)
);
alter table preferences_entry enable row level security;
alter table preferences_entry force row level security;
create policy owner on preferences_entry using (owner_key = mastlight_owner() or mastlight_owner() = '*');
