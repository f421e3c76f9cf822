-- Orders of market procurement: a company's own, or a person's; nobody else's are seen.
create table market_order (
  id bigint generated always as identity primary key,
  owner_key text not null,
  -- Who began it.
  user_id bigint not null,
  order_no text not null,
  state text not null,
  version int not null default 1,
  head jsonb not null,
  lines jsonb not null,
  boxes jsonb not null,
  buyer text not null,
  -- Levelled: numbers, parties, boxes and goods.
  search_text text not null,
  -- Of the order's currency.
  cents numeric(40, 0) not null,
  line_count int not null,
  cartons numeric(40, 0) not null,
  part_count int not null,
  -- Who handed it in last; null: nobody yet.
  submitter_id bigint,
  -- Why it came back; empty: it did not.
  reason text not null default '',
  settled_on date,
  filed_month text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index market_order_no on market_order (owner_key, order_no);
create index market_order_updated on market_order (owner_key, updated_at desc, id desc) where deleted_at is null;
create index market_order_deleted on market_order (deleted_at) where deleted_at is not null;
alter table market_order enable row level security;
alter table market_order force row level security;
create policy owner on market_order using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- Declarations that orders became; one that came back and went again is another.
create table market_order_declaration (
  id bigint generated always as identity primary key,
  owner_key text not null,
  order_id bigint not null references market_order on delete cascade,
  part int not null,
  round int not null,
  -- False: it came back, and its part went again, or was changed.
  is_current boolean not null default true,
  -- Of dispatch.
  reference text not null,
  sending text not null default 'waiting',
  state text not null default 'sending',
  declaration_no text not null default '',
  reason text not null default '',
  -- Customs turned it away and have it after all.
  is_contradicted boolean not null default false,
  line_count int not null,
  usd_cents bigint not null,
  by_hand jsonb not null,
  declared_at timestamptz,
  inspected_at timestamptz,
  released_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  unique (order_id, part, round)
);
create unique index market_order_declaration_reference on market_order_declaration (reference);
create index market_order_declaration_owner on market_order_declaration (owner_key, id desc);
alter table market_order_declaration enable row level security;
alter table market_order_declaration force row level security;
create policy owner on market_order_declaration using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- What happened to an order.
create table market_order_event (
  id bigint generated always as identity primary key,
  owner_key text not null,
  order_id bigint not null references market_order on delete cascade,
  -- Null: customs.
  user_id bigint,
  act text not null,
  note text not null default '',
  happened_at timestamptz not null
);
create index market_order_event_order on market_order_event (order_id, id);
alter table market_order_event enable row level security;
alter table market_order_event force row level security;
create policy owner on market_order_event using (owner_key = mastlight_owner() or mastlight_owner() = '*');
