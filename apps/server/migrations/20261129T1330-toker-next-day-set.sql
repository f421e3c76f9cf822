-- When the day was put down for which a company is to be called on: a note written later is no new day.
alter table toker_mark add column next_day_set_at timestamptz;
update toker_mark set next_day_set_at = updated_at where next_day is not null;

-- A search is saved without the week that it was asked of.
update toker_search set wish = wish - 'fresh' where wish ? 'fresh';
