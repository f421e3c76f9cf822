-- Why: a ship can bring the bills of its owner's bookings on it (ADR 0027).
alter table vessel_subscription add column auto_subscribe boolean not null default false;
create index vessel_subscription_switched_on on vessel_subscription (id) where auto_subscribe;
