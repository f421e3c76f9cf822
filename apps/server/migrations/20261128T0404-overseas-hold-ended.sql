-- When what was set aside was taken or released, and after that when its row was let go: what was taken is not taken again on
-- that day. Port time, ms.
alter table overseas_hold add column ended_ms bigint;
