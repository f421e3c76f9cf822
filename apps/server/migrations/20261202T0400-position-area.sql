-- The terminal where a vehicle is by its own places, and since when; null: at none.
alter table position_vehicle add column area text, add column area_from timestamptz;
