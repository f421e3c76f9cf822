-- Why: a bill's own facts lie in the months since it was first heard of. Null:
-- nothing was heard, or it is not known; then all months are looked at, once,
-- when the bill is next derived.
alter table tracking_bill add column first_heard_at timestamptz;
