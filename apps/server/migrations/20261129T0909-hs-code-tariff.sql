-- Editions of the tariff, as the operator of the site imports them: nobody's own, and none is changed once it is there. In
-- force is the newest whose day has come, of one day that which came last; one of demonstrations only where there is no other.
create table hs_code_tariff_edition (
  id bigint generated always as identity primary key,
  name text not null unique,
  tariff_source text not null,
  -- `2026-01-01`: the day from which it holds.
  valid_day text not null,
  digest text not null,
  is_demo boolean not null,
  line_count int not null,
  faulty_count int not null,
  -- The account of the machine that ran the command.
  imported_by text not null,
  imported_at timestamptz not null
);

create table hs_code_tariff_line (
  edition_id bigint not null references hs_code_tariff_edition (id) on delete cascade,
  code text not null check (code ~ '^[0-9]{10}$'),
  name text not null,
  unit1 text,
  unit2 text,
  -- Rates as they were written; their rules are read out of them.
  mfn text,
  general text,
  provisional text,
  vat text,
  consumption text,
  rebate text,
  -- [{name, rate}]
  agreements jsonb not null,
  supervision text,
  inspection text,
  elements text,
  primary key (edition_id, code)
);
