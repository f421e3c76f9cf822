-- Why: 已处理: what a user has dealt with leaves the chips until something new
-- happens, so the exceptions and boxes that he saw are kept with his row.
alter table bill_subscription
  add column acknowledged_ms bigint,
  add column acknowledged_codes text[],
  add column acknowledged_boxes int;
