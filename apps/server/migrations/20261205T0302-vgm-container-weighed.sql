-- Why: a program declares when a container was weighed (SOLAS VI/2), and the terminal is told that and no other time. Null: nobody
-- said it, as on the page.
alter table vgm_container add weighed_at timestamptz;
