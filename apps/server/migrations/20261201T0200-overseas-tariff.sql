-- What an owner enters of the 滞箱费 of a line, to estimate what a shipment may come to; it is never charged.
create table overseas_tariff (
  owner_key text not null,
  -- Empty: for all lines that have no table of their own.
  line text not null,
  -- Who has changed it last.
  user_id bigint not null,
  currency text not null,
  -- Steps by class of box, amounts in minor units of the currency.
  rates jsonb not null,
  changed_at timestamptz not null,
  primary key (owner_key, line)
);
alter table overseas_tariff enable row level security;
alter table overseas_tariff force row level security;
create policy owner on overseas_tariff using (owner_key = mastlight_owner() or mastlight_owner() = '*');
