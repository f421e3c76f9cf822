-- Why: what a message was once taken to say, before it was read again by a
-- mended reader. Nothing is derived from these; they tell what was shown then.
create table tracking_fact_replaced (
  like tracking_fact,
  replaced_at timestamptz not null
);
create index tracking_fact_replaced_message on tracking_fact_replaced (message_id);
