-- Why: a bill that somebody brought to his company is followed there for what he paid; his own row comes back no more, and
-- pays for no other. Owner key of the company.
alter table bill_subscription add brought_to text;
