-- What was judged counts when somebody asks whom a word about a subject is about.
create index dispatch_subject_name on dispatch_subject (subject, submission_id);
drop index dispatch_subject_open;
-- Contradictions are listed until somebody has looked.
create index dispatch_event_contradiction on dispatch_event (submission_id, id) where kind = 'contradiction';
