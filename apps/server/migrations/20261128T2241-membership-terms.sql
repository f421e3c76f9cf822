-- Levels that somebody has bought, each from a day of Shanghai to a day, both within.
create table membership_term (
  id bigint generated always as identity primary key,
  owner_key text not null,
  level text not null,
  from_day text not null,
  last_day text not null,
  -- What its owner pays of the price list, in percent, as it was when he bought.
  percent int not null check (percent between 1 and 100),
  -- What all of it is worth, and of that what was paid; the rest was credited from a lower level.
  worth_fen bigint not null check (worth_fen > 0),
  paid_fen bigint not null check (paid_fen between 0 and worth_fen),
  bought_by bigint not null,
  bought_at timestamptz not null,
  -- When a higher level took its place; it holds no longer from then on.
  replaced_at timestamptz,
  check (from_day <= last_day)
);
create index membership_term_owner on membership_term (owner_key, last_day);
alter table membership_term enable row level security;
alter table membership_term force row level security;
create policy owner on membership_term using (owner_key = mastlight_owner() or mastlight_owner() = '*');
