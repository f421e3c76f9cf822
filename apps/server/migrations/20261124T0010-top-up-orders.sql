-- Orders to top up (R-4.10-36), and payments that fit none of them (P-04). Amounts in fen.
create table top_up_order (
  order_no text primary key,
  owner_key text not null check (owner_key ~ '^[uc]:[0-9]+$'),
  user_id bigint not null,
  fen bigint not null check (fen > 0),
  gift_fen bigint not null check (gift_fen >= 0),
  method text not null check (method in ('WXPAY', 'ALIPAY')),
  state text not null check (state in ('waiting', 'paying', 'paid', 'closed', 'refunded')),
  code_url text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the method is asked about it next; null: nothing is open.
  ask_at timestamptz,
  asked int not null default 0,
  paid_at timestamptz,
  -- Theirs.
  transaction_id text
);
create index top_up_order_owner on top_up_order (owner_key, created_at desc);
create index top_up_order_due on top_up_order (ask_at) where ask_at is not null;
create unique index top_up_order_transaction on top_up_order (method, transaction_id) where transaction_id is not null;

-- Genuine payments that credit nothing until somebody has looked at them.
create table top_up_stray (
  id bigint generated always as identity primary key,
  method text not null,
  order_no text not null,
  transaction_id text not null,
  fen bigint not null,
  reason text not null,
  heard_at timestamptz not null,
  unique (method, transaction_id, reason)
);

alter table top_up_order enable row level security;
alter table top_up_order force row level security;
create policy owner on top_up_order using (owner_key = mastlight_owner() or mastlight_owner() = '*');
