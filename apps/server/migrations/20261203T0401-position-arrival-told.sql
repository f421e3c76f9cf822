-- When it was last told that a vehicle had come to a terminal: whoever goes to and fro between two tells it once.
alter table position_vehicle add arrival_told_at timestamptz;
