-- Whoever follows a truck is found by its plate when it arrives.
create index truck_subscription_plate on truck_subscription (plate);
