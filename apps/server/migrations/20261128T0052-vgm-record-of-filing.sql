-- Marks of a filing: all but the newest are forgotten, and all of them with it.
create index vgm_record_filing on vgm_record (filing_id, id desc);
-- Of whoever put one away and took it back without end.
delete from vgm_record r using (
  select id, row_number() over (partition by filing_id order by id desc) as place from vgm_record where kind in ('delete', 'restore')
) made where r.id = made.id and made.place > 10;
