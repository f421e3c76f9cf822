-- Numbers of a filing are spelled for searching when they are written, as the domain's searchText spells them: to gather those
-- of 500 containers in each of 5,000 filings at each search takes seconds.
alter table vgm_filing add column search_numbers text not null default '';
update vgm_filing f set search_numbers = (
  select coalesce(string_agg(upper(regexp_replace(number, '[^[:alnum:]]', '', 'g')), ' '), '')
  from (select f.bill_no as number union all select c.container_no from vgm_container c where c.filing_id = f.id) numbers
  where number <> '');
