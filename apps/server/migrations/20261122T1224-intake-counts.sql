-- Why: the operator's desk asks every few seconds how many messages of each source are in which state. Counting a
-- million rows each time would cost the intake its disk, one row per source and state its lanes: whoever changes it
-- waits for the other's commit. So every statement that changes messages adds what it changed, in its own
-- transaction, and what has been added is folded together once a minute. The sum is exact at any instant.
create table intake_count (
  source text not null,
  -- Hour of receipt in Shanghai; null: of all hours that are told no longer one by one.
  hour_from timestamptz,
  state text not null,
  -- By how many the messages of this state grew, their bytes, and the messages refused inside them.
  messages bigint not null,
  bytes bigint not null,
  refused bigint not null,
  -- By how many were handed in; counted apart from the states, so that the sum can be checked.
  received bigint not null,
  last_received_at timestamptz
);

create function intake_count_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into intake_count (source, hour_from, state, messages, bytes, refused, received, last_received_at)
    select source, date_trunc('hour', received_at, 'Asia/Shanghai'), state, count(*), sum(size), sum(refused_count), count(*), max(received_at)
    from entered group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into intake_count (source, hour_from, state, messages, bytes, refused, received)
    select source, date_trunc('hour', received_at, 'Asia/Shanghai'), state, -count(*), -sum(size), -sum(refused_count), -count(*)
    from gone group by 1, 2, 3;
  else
    insert into intake_count (source, hour_from, state, messages, bytes, refused, received)
    select source, date_trunc('hour', received_at, 'Asia/Shanghai'), state, sum(n), sum(n * size), sum(n * refused_count), 0
    from (
      select source, received_at, state, size, refused_count, 1 as n from entered
      union all
      select source, received_at, state, size, refused_count, -1 from gone
    ) changed
    group by 1, 2, 3 having sum(n) <> 0 or sum(n * size) <> 0 or sum(n * refused_count) <> 0;
  end if;
  return null;
end $$;
create trigger intake_message_entered after insert on intake_message
  referencing new table as entered for each statement execute function intake_count_change();
create trigger intake_message_changed after update on intake_message
  referencing old table as gone new table as entered for each statement execute function intake_count_change();
create trigger intake_message_gone after delete on intake_message
  referencing old table as gone for each statement execute function intake_count_change();

insert into intake_count (source, hour_from, state, messages, bytes, refused, received, last_received_at)
select source, null, state, count(*), sum(size), sum(refused_count), count(*), max(received_at) from intake_message group by 1, 3;

-- Codes that no reader knows and messages that name another port than their source's: in how many messages each was
-- seen, and where last.
create table intake_oddity (
  source text not null,
  -- The finding's.
  code text not null,
  -- What it quotes; '' for all beyond those that are kept one by one.
  value text not null,
  messages bigint not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  last_message_id bigint not null,
  last_segment integer,
  last_offset bigint not null,
  primary key (source, code, value)
);
create index intake_oddity_seen on intake_oddity (last_seen_at);
