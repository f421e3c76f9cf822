-- What an account begins to follow in a day is counted together, bills and
-- bookings: the count goes to who knows of all following.
alter table bill_subscription_day rename to follow_day;
alter index bill_subscription_day_pkey rename to follow_day_pkey;
