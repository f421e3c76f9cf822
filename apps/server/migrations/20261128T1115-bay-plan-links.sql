-- Links to one call's picture are signed, not kept (ADR 0046): here is what signs them, and how often they were opened.
create table bay_plan_link_key (
  id text primary key,
  -- Random; the pepper of the data folder makes a key of it, so that a copy of the database alone signs nothing.
  salt text not null,
  -- The newest key counts and no other: a new one ends all links of before.
  made_at timestamptz not null
);
alter table bay_plan_link_key enable row level security;
alter table bay_plan_link_key force row level security;
create policy system on bay_plan_link_key using (mastlight_owner() = '*');

create table bay_plan_link_view (
  vessel_key text not null,
  voyage_key text not null,
  expires_at timestamptz not null,
  views integer not null,
  seen_at timestamptz not null,
  primary key (vessel_key, voyage_key, expires_at)
);
alter table bay_plan_link_view enable row level security;
alter table bay_plan_link_view force row level security;
create policy system on bay_plan_link_view using (mastlight_owner() = '*');
