-- Lanes are decoded side by side, so each notes its own. What the last process
-- noted before this migration keeps a row of its own.
alter table intake_decoding drop constraint intake_decoding_pkey;
alter table intake_decoding drop column is_only;
alter table intake_decoding add column lane text not null default '';
alter table intake_decoding alter column lane drop default;
alter table intake_decoding add primary key (lane);
delete from intake_decoding where message_ids = '{}';
