-- When each port was last heard of, kept with the facts as they are appended:
-- of a port of which nothing was heard, an index of the facts would tell it no
-- sooner than all of them.
create table tracking_port_heard (
  port text primary key,
  heard_at timestamptz not null
);
insert into tracking_port_heard (port, heard_at)
select port, max(heard_at) from tracking_fact where port is not null group by port;
