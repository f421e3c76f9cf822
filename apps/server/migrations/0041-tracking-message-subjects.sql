-- What each raw message speaks of. A fact keeps the message that stated it
-- first, so facts alone cannot tell what a repeating message holds.
create table tracking_message_subject (
  message_id bigint primary key,
  bill_nos text[] not null,
  container_nos text[] not null
);
insert into tracking_message_subject (message_id, bill_nos, container_nos)
select message_id,
  coalesce(array_agg(distinct bill_no) filter (where bill_no is not null), '{}'),
  coalesce(array_agg(distinct container_no) filter (where container_no is not null), '{}')
from tracking_fact group by message_id;
