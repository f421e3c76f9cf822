-- Codes that a line has sent and nobody knows, for its table of gaps; what they mean is never guessed.
create table line_tracking_unknown_code (
  line text not null,
  code text not null,
  -- When it was heard first, port time.
  heard_at timestamptz not null,
  primary key (line, code)
);
