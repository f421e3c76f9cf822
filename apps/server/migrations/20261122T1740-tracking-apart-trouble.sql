-- Why: who knows a bill on another ship is told of what holds its boxes, not of
-- the clocks of the ship that he has left. Each bill is derived anew and fills it.
alter table tracking_bill add column apart_trouble_ms bigint;
