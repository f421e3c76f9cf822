-- A large transfer is seen at the bank by two administrators: the first one's word waits here for the second.
alter table top_up_transfer
  add column seen_by bigint,
  add column seen_bank_no text;
-- One slip is of one transfer.
create unique index top_up_transfer_slip on top_up_transfer (owner_key, voucher_url);
-- A number of the bank is one, however somebody has typed its letters.
update top_up_order set transaction_id = upper(transaction_id) where method = 'TRANSFER' and transaction_id is not null;
