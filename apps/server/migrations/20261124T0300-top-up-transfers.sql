-- Money sent to our bank account (R-7.5-13): an order that an administrator credits once he has seen it there.
alter table top_up_order drop constraint top_up_order_method_check;
alter table top_up_order add constraint top_up_order_method_check check (method in ('WXPAY', 'ALIPAY', 'TRANSFER'));

create table top_up_transfer (
  order_no text primary key references top_up_order,
  owner_key text not null,
  -- Who sent it, as the bank's slip says.
  payer_name text not null,
  voucher_url text not null,
  -- Why it was not credited.
  reason text not null default '',
  judged_by bigint,
  judged_at timestamptz
);
alter table top_up_transfer enable row level security;
alter table top_up_transfer force row level security;
create policy owner on top_up_transfer using (owner_key = mastlight_owner() or mastlight_owner() = '*');
