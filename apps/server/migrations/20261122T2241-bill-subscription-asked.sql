-- Why: a bill of which nothing is heard is asked for again, 14 times within a day and then daily for a week, and then told to
-- be failed (R-4.10-38). All times are ms since epoch, port time.
alter table bill_subscription
  -- Since when it is asked for, where that is not since it is followed: renamed, or asked for anew by its owner.
  add column asked_from_ms bigint,
  -- When it is asked for next; null: it was heard of, or the last time is over.
  add column next_ask_ms bigint,
  -- What asking has found: why it is taken for failed while nothing is heard, and the number that the port knows instead.
  add column fail_reason text check (fail_reason in ('number', 'carrier', 'no-data')),
  add column near_bill_no text;
-- What is followed already is asked for at once; what was heard of leaves the index there and then.
update bill_subscription set next_ask_ms = coalesce(recalled_ms, created_ms) where deleted_ms is null;
create index bill_subscription_to_ask on bill_subscription (next_ask_ms, id) where deleted_ms is null and next_ask_ms is not null;
