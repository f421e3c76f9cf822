-- What a subscription was paid for as, in the ledger: the number may change, the payment goes with the row. A number that is
-- subscribed to again on the same day takes over the payment of its deleted row; of the rows that share one, one lives.
alter table bill_subscription
  add column paid_as text,
  -- How often its number was changed after something was heard of it: one payment does not follow bill after bill.
  add column heard_renames smallint not null default 0;
update bill_subscription
  set paid_as = 'bill-subscription/' || port || '/' || bill_no || '/' ||
    to_char(to_timestamp(created_ms / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD');
create unique index bill_subscription_paid_once on bill_subscription (owner_key, paid_as) where deleted_ms is null;
create index bill_subscription_paid_before on bill_subscription (owner_key, paid_as) where deleted_ms is not null;
