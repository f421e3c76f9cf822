-- Boxes of the bill whose truck has come to a terminal, by number: [{containerNo, plate, place, atMs}].
alter table bill_subscription add column truck_arrivals jsonb;
