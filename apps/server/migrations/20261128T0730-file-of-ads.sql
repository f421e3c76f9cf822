-- Papers and pictures of ads are kept as the site's.
alter table file_stored drop constraint file_stored_used_as_check;
alter table file_stored
  add constraint file_stored_used_as_check check (used_as in ('avatar', 'licence', 'invoice', 'voucher', 'export', 'ad-paper', 'ad-picture'));
