-- Whose edition told a contact: one of another source that tells none takes away nothing that was paid for.
alter table toker_contact add column told_by text not null default '';
update toker_contact k set told_by = e.source from toker_company c join toker_edition e on e.id = c.edition_id where c.id = k.company_id;
alter table toker_contact alter column told_by drop default;
