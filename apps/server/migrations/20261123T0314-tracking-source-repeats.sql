-- Port time at which a source last said only what it had said before, since it last said something new: that is no sign of life.
alter table tracking_source_heard add column repeated_at timestamptz;
