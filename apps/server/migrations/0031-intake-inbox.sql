-- Files of the inbox are found by their message's number and digest. Which
-- inbox a message came from, and whether its file lies where the decision says,
-- is kept here, so that a process that ends between the two loses neither.
alter table intake_message add column inbox text;
alter table intake_message add column is_sorted boolean not null default true;
create index intake_message_unsorted on intake_message (inbox, id) where not is_sorted and state <> 'received';
