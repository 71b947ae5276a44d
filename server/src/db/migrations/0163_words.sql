-- Words that the practice says differently from what was shipped. No row: as shipped.
create table words (
  key text primary key check (key ~ '^[a-z]+:[a-z0-9:_-]{1,80}$'),
  text text not null check (length(text) between 1 and 4000),
  changed_at timestamptz not null default now()
);
alter table words enable row level security;
create policy members_read_words on words for select to hearthway_member using (true);
create policy jobs_rows on words for select to hearthway_jobs using (true);
create policy editors_keep_words on words for all to hearthway_editor using (true) with check (true);
grant select on words to hearthway_member, hearthway_jobs;
grant select, insert, update, delete on words to hearthway_editor;
