-- Why: neither a booking nor a ship has a client company to hand on (ADR 0027), and nothing ever wrote one here.
alter table follow_brought drop column client_name;
