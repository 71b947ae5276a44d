-- Of the words that the practice chooses an editor keeps what members read; what the practice is (its
-- name, its addresses, whom to call, what it costs) the inner circle keeps. Each change is remembered.
drop policy editors_keep_words on words;
create policy editors_keep_words on words for all to hearthway_editor
  using (key ~ '^(nudge|card|focus|gratitude|reframe|help):')
  with check (key ~ '^(nudge|card|focus|gratitude|reframe|help):');
create policy admins_keep_words on words for all to hearthway_admin
  using (key ~ '^(practice|link|contact|plan):')
  with check (key ~ '^(practice|link|contact|plan):');
grant select, insert, update, delete on words to hearthway_admin;

create table word_versions (
  id bigint generated always as identity primary key,
  key text not null,
  -- Null: as shipped again.
  text text,
  saved_at timestamptz not null,
  -- A first name, as history shows it.
  saved_by text not null
);
create index word_versions_of_key on word_versions (key, id desc);
alter table word_versions enable row level security;
create policy editors_keep_word_versions on word_versions for all to hearthway_editor
  using (key ~ '^(nudge|card|focus|gratitude|reframe|help):')
  with check (key ~ '^(nudge|card|focus|gratitude|reframe|help):');
create policy admins_keep_word_versions on word_versions for all to hearthway_admin
  using (key ~ '^(practice|link|contact|plan):')
  with check (key ~ '^(practice|link|contact|plan):');
grant select, insert, delete on word_versions to hearthway_editor, hearthway_admin;
grant execute on function app.own_first_name to hearthway_admin;

-- An outside address that moves takes along the offers whose button leads there.
create policy admins_move_addresses on offers for all to hearthway_admin using (true) with check (true);
grant select (cta_url, version), update (cta_url, version) on offers to hearthway_admin;
