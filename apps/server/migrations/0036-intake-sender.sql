-- The account that sent a message sees all of it. Null: it came with the key of
-- a source, which belongs to no account.
alter table intake_message add column sent_by text;
