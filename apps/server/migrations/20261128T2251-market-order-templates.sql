-- Document templates of market procurement: a company's own, or a person's; nobody else's are seen. A deleted one can be brought
-- back for a month.
create table market_order_template (
  id bigint generated always as identity primary key,
  owner_key text not null,
  book text not null,
  -- By what it is known again: its document and its name, levelled.
  entry_key text not null,
  title text not null,
  search_text text not null,
  masked_words text[] not null,
  fields jsonb not null,
  expires_on date,
  version int not null default 1,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index market_order_template_key on market_order_template (owner_key, book, entry_key) where deleted_at is null;
create index market_order_template_deleted on market_order_template (owner_key, book, deleted_at) where deleted_at is not null;
alter table market_order_template enable row level security;
alter table market_order_template force row level security;
create policy owner on market_order_template using (owner_key = mastlight_owner() or mastlight_owner() = '*');
