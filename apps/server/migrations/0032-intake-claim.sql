-- Under which claim a file was handed in, until it lies where it belongs: a
-- process that ends in between leaves the next one to place it, not to hand it in again.
alter table intake_message add column claim text;
create index intake_message_claim on intake_message (inbox, claim) where claim is not null;
