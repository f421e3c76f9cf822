-- Entries of the books of market procurement: a company's own, or a person's; nobody else's are seen. A deleted one can be
-- brought back for a month.
create table market_assistant_entry (
  id bigint generated always as identity primary key,
  owner_key text not null,
  book text not null,
  -- By what it is known again: the levelled texts of its key fields.
  entry_key text not null,
  title text not null,
  -- Its texts but for those that lists mask, levelled; and these, each whole.
  search_text text not null,
  masked_words text[] not null,
  fields jsonb not null,
  expires_on date,
  version int not null default 1,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index market_assistant_entry_key on market_assistant_entry (owner_key, book, entry_key) where deleted_at is null;
create index market_assistant_entry_deleted on market_assistant_entry (owner_key, book, deleted_at) where deleted_at is not null;
alter table market_assistant_entry enable row level security;
alter table market_assistant_entry force row level security;
create policy owner on market_assistant_entry using (owner_key = mastlight_owner() or mastlight_owner() = '*');
