-- Texts whose goods were read, line by line with what was proposed and what was accepted, and the names that an owner has
-- given codes of his own. Nobody else's are seen.
create table class_analysis_record (
  id bigint generated always as identity primary key,
  owner_key text not null,
  title text not null,
  source text not null,
  passed_over int not null,
  over_max int not null,
  created_at timestamptz not null
);
create index class_analysis_record_owner on class_analysis_record (owner_key, id desc);

create table class_analysis_line (
  record_id bigint not null references class_analysis_record (id) on delete cascade,
  line_no int not null,
  owner_key text not null,
  name text not null,
  name_start int not null,
  name_end int not null,
  packages int,
  package_unit text not null,
  gross_g bigint,
  stated_code text not null,
  -- What was proposed, as the ranking gave it, with what had been answered.
  proposed jsonb not null,
  answered jsonb not null default '{}',
  chosen_code text not null default '',
  chosen_at timestamptz,
  primary key (record_id, line_no)
);
create index class_analysis_line_chosen on class_analysis_line (owner_key, chosen_code text_pattern_ops, chosen_at desc) where chosen_code <> '';

create table class_analysis_synonym (
  id bigint generated always as identity primary key,
  owner_key text not null,
  -- As it is compared: one width, one case, one space between words.
  name text not null,
  hs_code text not null,
  updated_at timestamptz not null,
  unique (owner_key, name)
);

alter table class_analysis_record enable row level security;
alter table class_analysis_record force row level security;
create policy owner on class_analysis_record using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table class_analysis_line enable row level security;
alter table class_analysis_line force row level security;
create policy owner on class_analysis_line using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table class_analysis_synonym enable row level security;
alter table class_analysis_synonym force row level security;
create policy owner on class_analysis_synonym using (owner_key = mastlight_owner() or mastlight_owner() = '*');
