-- An event that is told again adds nothing: each entry knows the event it comes
-- from and its place in it. Entries from before know neither and stay.
alter table recent_activity_entry add column event_id text, add column event_place smallint;
create unique index recent_activity_entry_once on recent_activity_entry (event_id, event_place);
