-- Why: receipts to an EDIFACT file were written from its bytes whenever
-- somebody asked, in the process that answers calls. They are written where the
-- file is read, once, and kept as long as its bytes.
create table intake_receipt (
  message_id bigint primary key,
  received_at timestamptz not null,
  -- Null: none is due.
  bytes bytea
);
create index intake_receipt_received on intake_receipt (received_at);
