-- Boxes that a bill is known to have that somebody waits for: what is said of these alone has it looked for.
alter table manifest_query_reminder add column boxes text[] not null default '{}';
create index manifest_query_reminder_boxes on manifest_query_reminder using gin (boxes) where heard_at is null;
