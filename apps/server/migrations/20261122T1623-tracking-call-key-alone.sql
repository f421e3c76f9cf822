-- Why: the ship of a call stands in its key, and is found by it; nobody reads it beside that.
alter table tracking_call drop column vessel_key;
