-- What the last answer that was read came as: one that comes again is not read again.
alter table line_tracking_shipment add column answer_digest text;
