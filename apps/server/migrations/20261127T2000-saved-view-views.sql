-- Named addresses of lists. A person's own (in each identity others) are his alone; a company's are all its people's.
create table saved_view (
  id bigint generated always as identity primary key,
  owner_key text not null,
  -- Who made it; his own while it is not the company's.
  user_id bigint not null,
  is_company boolean not null,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  check (not is_company or owner_key like 'c:%')
);
create unique index saved_view_own_name on saved_view (owner_key, list, user_id, name) where not is_company;
create unique index saved_view_company_name on saved_view (owner_key, list, name) where is_company;
create index saved_view_user on saved_view (user_id);
alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy owner on saved_view using (owner_key = mastlight_owner() or mastlight_owner() = '*');
