-- A question that the registry gave no answer to waits, longer each time, and lets the others go before it.
alter table company add column asks_failed int not null default 0;
alter table company add column ask_again_at timestamptz;
