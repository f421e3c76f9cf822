-- Why: a trouble is dated by whoever tells it, not by the port's clock: whether
-- it is news is judged by the time of the one that was seen. What was dealt with
-- before is judged by when that was, as it has been.
alter table bill_subscription rename column acknowledged_ms to acknowledged_trouble_ms;
