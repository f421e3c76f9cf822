-- Papers of a bill are kept for whoever follows it.
alter table file_stored drop constraint file_stored_used_as_check;
alter table file_stored
  add constraint file_stored_used_as_check
  check (used_as in ('avatar', 'licence', 'invoice', 'voucher', 'export', 'ad-paper', 'ad-picture', 'bill'));
