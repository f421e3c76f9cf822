-- Each day's bill of each payment method, compared with our books; and what differed, until somebody has looked at it.
create table top_up_bill (
  method text not null,
  -- In Shanghai.
  day date not null,
  state text not null check (state in ('compared', 'failed')),
  -- Why it failed, by name.
  reason text not null default '',
  their_count int not null default 0,
  own_count int not null default 0,
  compared_at timestamptz not null,
  primary key (method, day)
);

create table top_up_difference (
  id bigint generated always as identity primary key,
  method text not null,
  day date not null,
  order_no text not null,
  kind text not null,
  their_fen bigint,
  own_fen bigint,
  found_at timestamptz not null,
  settled_by bigint,
  settled_at timestamptz,
  note text not null default '',
  unique (method, day, order_no, kind)
);
create index top_up_order_paid on top_up_order (paid_at) where paid_at is not null;
