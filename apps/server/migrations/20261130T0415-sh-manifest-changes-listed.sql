-- Corrections and deletions of an owner are counted and listed by their numbers, without what each says.
create index sh_manifest_submission_changes on sh_manifest_submission (owner_key, id desc) include (filing_id)
  where kind in ('modify', 'cancel');
