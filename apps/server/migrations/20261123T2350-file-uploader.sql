-- What a person has uploaded, whichever identity he acted for.
create index file_stored_uploader on file_stored (uploaded_by, created_at);
