-- What the list showed of a subscription when it ended: a deleted row tells
-- that, and no news of a bill that is followed no more.
alter table bill_subscription add column ended_row json;
-- A subscription that was called back starts its months anew; ms since epoch, port time.
alter table bill_subscription add column recalled_ms bigint;
create index bill_subscription_since on bill_subscription (coalesce(recalled_ms, created_ms)) where deleted_ms is null;
