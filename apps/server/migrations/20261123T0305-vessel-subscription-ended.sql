-- Subscriptions to calls end by themselves, as those to bills do; the row stays, with when (ms since epoch, port time)
-- and why (number of R-4.10-19), until its owner deletes it.
alter table vessel_subscription add column ended_ms bigint, add column end_reason integer;
create index vessel_subscription_since on vessel_subscription (created_ms) where ended_ms is null;
