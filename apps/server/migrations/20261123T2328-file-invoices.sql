-- Invoices that the tax office has issued are files of whoever applied for them.
alter table file_stored drop constraint file_stored_used_as_check;
alter table file_stored add constraint file_stored_used_as_check check (used_as in ('avatar', 'licence', 'invoice'));
