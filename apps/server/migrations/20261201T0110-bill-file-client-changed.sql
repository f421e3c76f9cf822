-- Since when a file that a client could open is shown to none, as its bill has another client; null: nobody took it from him so.
alter table bill_file_file add column client_changed_at timestamptz;
-- When it is looked at next whether its bill is followed still: in the night after it was put there or its bill let go.
alter table bill_file_file add column look_at timestamptz not null default now();
alter table bill_file_file alter column look_at drop default;
create index bill_file_file_look on bill_file_file (look_at);
