-- Shipments that shipping lines are asked after: what each line has said, and what that comes to (ADR 0042).
create table line_tracking_shipment (
  -- Line and number, with a blank between. Its times are ms since epoch, port time, as lists join them.
  subject text primary key,
  line text not null,
  number text not null,
  -- In which ports it is followed; by none of them it is asked after no more.
  ports text[] not null default '{}',
  -- waiting, tracking, finished, failed (R-4.10-38).
  state text not null default 'waiting',
  -- What its events come to; null while nothing was heard.
  journey jsonb,
  -- Of the journey, for order and groups.
  latest_ms bigint,
  eta_ms bigint,
  arrived_ms bigint,
  finished_ms bigint,
  eta_moved_days integer,
  is_held boolean not null default false,
  -- Since when it is asked after, and when next: port time. Null: no more.
  since_ms bigint not null,
  due_ms bigint,
  asked_ms bigint,
  tries integer not null default 0,
  -- The first and the newest answer that knew it, and the newest that said anything new.
  first_heard_ms bigint,
  heard_ms bigint,
  news_ms bigint,
  -- Why the last question gave nothing: unknown, unreachable, unreadable, busy.
  trouble text,
  -- Grows with every change that somebody can see.
  version integer not null default 1
);
create index line_tracking_shipment_due on line_tracking_shipment (line, due_ms) where due_ms is not null;

-- Answers as they came, each kept before it is read; one that repeats the last is counted.
create table line_tracking_answer (
  id bigint generated always as identity primary key,
  subject text not null references line_tracking_shipment,
  sha256 text not null,
  bytes bytea not null,
  -- Port time.
  heard_at timestamptz not null,
  repeated integer not null default 0,
  unique (subject, sha256)
);

-- What was read from them; only growing, but for the mark that an expectation is told no more.
create table line_tracking_event (
  id bigint generated always as identity primary key,
  subject text not null references line_tracking_shipment,
  digest text not null,
  event jsonb not null,
  answer_id bigint not null references line_tracking_answer,
  -- Port time: when it was heard first, and of what is told no more when it was missed.
  heard_at timestamptz not null,
  is_gone boolean not null default false,
  unique (subject, digest)
);

-- How each line answers. Times of the wall clock.
create table line_tracking_line (
  line text primary key,
  -- When its next question is due by its limit.
  next_free_at timestamptz not null default '-infinity',
  -- Questions in a row that failed, since when, and until when nobody asks.
  failures integer not null default 0,
  failing_from timestamptz,
  silent_until timestamptz not null default '-infinity',
  answered_at timestamptz
);
