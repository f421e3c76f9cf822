-- Which steps each line has told of shipments that came to their end, and how far its first expectation of the arrival was off.
create table line_tracking_record (
  line text primary key,
  shipment_count int not null,
  -- Shipments of which a step was told, by its code.
  told_counts jsonb not null,
  -- Shipments whose arrival it had announced, and by how many hours it was wrong, taken together.
  eta_count int not null,
  eta_error_hours double precision not null
);
-- A shipment is counted once, also where it is corrected and comes to its end again.
alter table line_tracking_shipment add column is_recorded boolean not null default false;
