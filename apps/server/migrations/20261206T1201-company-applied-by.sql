-- A month's free quota goes to one company of whoever has several: the one that was certified first.
alter table company add column applied_by bigint;
alter table company add column certified_at timestamptz;
update company c set
  applied_by = (select m.user_id from company_member m where m.company_id = c.id and m.duty = 'Management'),
  certified_at = case when cert_state = 'certified' then created_at end;
create index company_applied_by on company (applied_by);
