-- Numbers of a manifest are spelled for searching when they are written, as the domain's searchText spells them: to spell those
-- of 500 lines in each of 20,000 rows at each search takes half a minute.
alter table sh_manifest_filing add column search_numbers text not null default '';
update sh_manifest_filing set search_numbers = (
  select coalesce(string_agg(upper(regexp_replace(number, '[^[:alnum:]]', '', 'g')), ' '), '')
  from unnest(bill_no || house_bill_nos || container_nos) as number where number <> '');
