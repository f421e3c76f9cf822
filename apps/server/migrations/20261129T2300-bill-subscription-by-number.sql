-- Whose client a bill is, is asked by its number, whatever the port and whether it is still followed: for what it cost.
create index bill_subscription_by_number on bill_subscription (owner_key, bill_no);
