-- Why: whether a port was silent at an instant of the past is told by what was heard before it (as-of of a bill). Facts are
-- appended in the order of hearing, so a block range index finds them at no cost.
create index tracking_fact_heard on tracking_fact using brin (heard_at) with (pages_per_range = 16);
