-- What administrators do with money: corrections that two of them make, and how the ledger was last found.

-- One administrator asks, another decides; approved, it is a transfer of the account's ledger.
create table billing_adjustment (
  id bigint generated always as identity primary key,
  -- Whose money: an owner key. It is theirs who run the site, not the owner's: he reads the transfer it becomes.
  account text not null check (account ~ '^[uc]:[0-9]+$'),
  amount_fen bigint not null check (amount_fen <> 0),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  made_by bigint not null,
  made_at timestamptz not null,
  judged_by bigint check (judged_by is null or judged_by <> made_by or state = 'withdrawn'),
  judged_at timestamptz,
  note text not null default ''
);
create index billing_adjustment_waiting on billing_adjustment (made_at) where state = 'waiting';

-- Each verification of the whole ledger.
create table billing_check (
  checked_at timestamptz primary key,
  transfers bigint not null,
  faults bigint not null
);

-- The day's transfers; times only grow.
create index billing_transfer_made on billing_transfer using brin (made_at);
