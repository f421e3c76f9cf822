-- How often support has wished for a red invoice and the tax office refused: each wish is asked for under a number of its own,
-- for under one number the tax office takes one body. One that waits now was asked under none.
alter table invoice_record add column red_wishes int not null default 0;
