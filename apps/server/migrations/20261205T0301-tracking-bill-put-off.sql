-- Why: a clock that was put off gives time and asks for nothing; a list puts such a bill among those that go well. Null until rules
-- version 19, which derives every bill anew, has told it.
alter table tracking_bill add put_off boolean;
alter table tracking_bill_on_call add put_off boolean;
