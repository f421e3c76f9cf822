-- Keys that take money: what who made one has agreed to a day, in fen, and what it has taken on a day.
alter table open_api_key add column day_max_fen int check (day_max_fen > 0);
alter table open_api_usage add column spent_fen int not null default 0;
