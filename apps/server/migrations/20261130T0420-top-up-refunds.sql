-- What a top-up brought in is given back by two of the desk: one asks, another passes it, as with an adjustment (ADR 0031).
create table top_up_refund (
  id bigint generated always as identity primary key,
  order_no text not null references top_up_order,
  -- Its owner reads it in his record once it is passed.
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  made_by bigint not null,
  made_at timestamptz not null,
  judged_by bigint check (judged_by is null or judged_by <> made_by or state = 'withdrawn'),
  judged_at timestamptz,
  note text not null default ''
);
-- One at a time for each order; and each order's last one.
create unique index top_up_refund_waiting on top_up_refund (order_no) where state = 'waiting';
create index top_up_refund_order on top_up_refund (order_no, id desc);

-- The desk looks through everybody's orders, the newest first.
create index top_up_order_made on top_up_order (created_at desc, order_no desc);
