-- Subscriptions to bookings end by themselves, as those to bills do; the row stays, with when (ms since epoch, port time)
-- and why (number of R-4.10-19), until its owner deletes it.
alter table booking_subscription add column ended_ms bigint, add column end_reason integer;
create index booking_subscription_since on booking_subscription (created_ms) where ended_ms is null;
