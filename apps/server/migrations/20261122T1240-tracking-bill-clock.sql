-- Why: lists put first what can still be saved, soonest first, so a published
-- bill tells the clock that it runs by; and an acknowledged bill is news again
-- when more boxes wait or a newer trouble was said.
alter table tracking_bill
  add column clock_ms bigint,
  add column boxes_waiting int,
  add column trouble_ms bigint;
