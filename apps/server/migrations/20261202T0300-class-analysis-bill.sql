-- The fields of a bill as they were read out of the text or put right by hand; null: the text is no bill.
alter table class_analysis_record add column bill jsonb;
