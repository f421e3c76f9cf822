-- Trucks that are awaited with a box, so that an arrival finds its bills by its plate. Rules version 17 derives every bill anew.
alter table tracking_bill add awaited_plates text[] not null default '{}';
create index tracking_bill_awaited_plates on tracking_bill using gin (awaited_plates) where awaited_plates <> '{}';
