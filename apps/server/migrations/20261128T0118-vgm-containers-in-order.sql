-- A person's containers as they are told to him, one after the other (S-16).
create index vgm_container_owner on vgm_container (owner_key, filing_id, place);
