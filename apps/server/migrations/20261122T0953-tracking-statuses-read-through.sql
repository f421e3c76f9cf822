-- Why: whether every stored status of a kind can be read is found out once per
-- version of the rules, not at every start. A row says: it has been, by this one.
create table tracking_statuses_read (
  kind text primary key,
  derivation_version integer not null
);
