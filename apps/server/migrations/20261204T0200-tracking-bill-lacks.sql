-- Why: a ship tells the worst of its bills. What keeps a bill from its ship, boxes by kind: {"inspection": 1, "unreleased": 4}.
-- Null until rules version 18, which derives every bill anew, has told it.
alter table tracking_bill add lacks jsonb;
alter table tracking_bill_on_call add lacks jsonb;
