-- What an account asked a port for last, each term once.
create table port_query_term (
  id bigint generated always as identity primary key,
  owner_key text not null,
  type text not null,
  keyword text not null,
  asked_at timestamptz not null,
  unique (owner_key, type, keyword)
);
alter table port_query_term enable row level security;
alter table port_query_term force row level security;
create policy owner on port_query_term
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
