-- Calls of a ship, whatever the voyage: where ships are shown asks for them.
create index tracking_call_by_vessel on tracking_call ((split_part(call, '/', 1)));
