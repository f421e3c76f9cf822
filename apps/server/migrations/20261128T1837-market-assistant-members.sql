-- Who of a company enters, checks and declares its market procurement orders. Nobody set: its managers do everything.
create table market_assistant_member (
  owner_key text not null,
  user_id bigint not null,
  duties text[] not null,
  changed_at timestamptz not null,
  primary key (owner_key, user_id)
);
create index market_assistant_member_person on market_assistant_member (user_id);
alter table market_assistant_member enable row level security;
alter table market_assistant_member force row level security;
create policy owner on market_assistant_member using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- All codes that a name goes with.
create index market_assistant_entry_name on market_assistant_entry (owner_key, book, split_part(entry_key, E'\n', 1))
  where book = 'gNameToCodeTs' and deleted_at is null;
