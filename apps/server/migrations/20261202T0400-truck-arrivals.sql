-- The terminal where a vehicle is by its own places, and since when; null: at none.
alter table position_vehicle add column area text, add column area_from timestamptz;
-- Whoever follows a truck is found by its plate when it arrives.
create index truck_subscription_plate on truck_subscription (plate);
-- Boxes of the bill whose truck has come to a terminal, by number: [{containerNo, plate, place, atMs}].
alter table bill_subscription add column truck_arrivals jsonb;
