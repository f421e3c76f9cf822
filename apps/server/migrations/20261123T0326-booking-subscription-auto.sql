-- Why: a booking can bring the bills that it becomes (ADR 0027).
alter table booking_subscription add column auto_subscribe boolean not null default false;
create index booking_subscription_switched_on on booking_subscription (id) where auto_subscribe;
