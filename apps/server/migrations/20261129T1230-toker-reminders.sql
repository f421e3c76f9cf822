-- The day of which an owner was told that it has come.
alter table toker_mark add column told_day text;
create index toker_mark_next_day on toker_mark (next_day, owner_key) where next_day is not null;

-- Whether an owner is told of new companies that a search finds, and of which edition he was told last.
alter table toker_search add column is_pushed boolean not null default false, add column told_edition_id bigint;
create index toker_search_pushed on toker_search (owner_key) where is_pushed;
create index toker_company_first_seen on toker_company (first_seen_at) where is_listed;
