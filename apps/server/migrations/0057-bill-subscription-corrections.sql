-- Numbers without any news that were corrected after the day's new ones were used up.
alter table bill_subscription_day add column corrected integer not null default 0;
