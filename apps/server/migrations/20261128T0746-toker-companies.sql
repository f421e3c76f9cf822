-- Companies by what they ship, as editions of sources tell it: nobody's own. A company keeps its number over editions, so
-- that what was opened stays opened.
create table toker_edition (
  id bigint generated always as identity primary key,
  source text not null,
  -- `2026-10-11`: until when its source tells.
  source_day text not null,
  digest text not null,
  is_demo boolean not null,
  imported_at timestamptz not null,
  unique (source, source_day, digest)
);

create table toker_company (
  id bigint generated always as identity primary key,
  -- `c:` and the credit code, or `n:` and the levelled name where no code is known.
  company_key text not null unique,
  name_key text not null,
  edition_id bigint not null references toker_edition (id),
  -- In the newest edition of its source.
  is_listed boolean not null,
  first_seen_at timestamptz not null,
  name text not null,
  credit_code text not null,
  kind text not null,
  kind_why text not null,
  province text not null,
  city text not null,
  founded text not null,
  goods_names text[] not null default '{}',
  hs_codes text[] not null default '{}',
  load_ports text[] not null default '{}',
  discharge_ports text[] not null default '{}',
  -- Bills of the twelve months until trend_month; null where no shipment is told.
  trend int[],
  trend_month text,
  year_bills int,
  last_month text,
  contact_count int not null default 0,
  -- Numbers of the words that it is found by.
  words int[] not null default '{}'
);
create index toker_company_words on toker_company using gin (words) where is_listed;
create index toker_company_edition on toker_company (edition_id);
create index toker_company_name on toker_company (name_key);
create index toker_company_bills on toker_company (year_bills desc nulls last, id) where is_listed;

create table toker_goods (
  company_id bigint not null references toker_company (id) on delete cascade,
  hs_code text not null,
  name text not null,
  primary key (company_id, hs_code, name)
);

create table toker_shipment (
  company_id bigint not null references toker_company (id) on delete cascade,
  month text not null,
  hs_code text not null,
  goods text not null,
  load_port text not null,
  discharge_port text not null,
  bills int not null,
  teu_tenths int not null,
  primary key (company_id, month, hs_code, goods, load_port, discharge_port)
);

create table toker_contact (
  company_id bigint not null references toker_company (id) on delete cascade,
  contact_no int not null,
  name text not null,
  role text not null,
  phone text not null,
  email text not null,
  -- Who has published it; without one it is not kept.
  contact_source text not null check (contact_source <> ''),
  checked_day text not null,
  primary key (company_id, contact_no)
);

-- Lines of the file that is being imported; empty otherwise.
create unlogged table toker_incoming (
  line_no int not null,
  company_key text not null,
  name_key text not null,
  name text not null,
  credit_code text not null,
  kind text not null,
  kind_why text not null,
  province text not null,
  city text not null,
  founded text not null,
  goods text not null,
  hs_code text not null,
  month text not null,
  load_port text not null,
  discharge_port text not null,
  bills int not null,
  teu_tenths int not null,
  contact text not null,
  role text not null,
  phone text not null,
  email text not null,
  contact_source text not null,
  checked_day text not null
);

-- What an owner has opened, once for ever.
create table toker_opened (
  owner_key text not null,
  company_id bigint not null references toker_company (id),
  user_id bigint not null,
  fen int not null,
  contact_count int not null,
  opened_at timestamptz not null,
  primary key (owner_key, company_id)
);
alter table toker_opened enable row level security;
alter table toker_opened force row level security;
create policy owner on toker_opened using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- How far an owner is with a company.
create table toker_mark (
  owner_key text not null,
  company_id bigint not null references toker_company (id),
  state text not null,
  note text not null,
  next_day text,
  updated_at timestamptz not null,
  primary key (owner_key, company_id)
);
alter table toker_mark enable row level security;
alter table toker_mark force row level security;
create policy owner on toker_mark using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- What an owner searches for again and again.
create table toker_search (
  id bigint generated always as identity primary key,
  owner_key text not null,
  name text not null,
  wish jsonb not null,
  saved_at timestamptz not null,
  unique (owner_key, name)
);
alter table toker_search enable row level security;
alter table toker_search force row level security;
create policy owner on toker_search using (owner_key = mastlight_owner() or mastlight_owner() = '*');
