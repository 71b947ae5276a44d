-- The opening of a resource in plain words, and what a search looks at: title, opening and tags,
-- folded to lower case, one a line. Both are made by the rule in the domain when content is loaded.
alter table resources
  add column excerpt text,
  add column search_text text;

-- A row that another hand changed must not be found by its old words; the next start fills it again.
create function app.forget_search_text() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.search_text is not distinct from old.search_text
    and (new.title, new.body, new.tags) is distinct from (old.title, old.body, old.tags) then
    new.excerpt := null;
    new.search_text := null;
  end if;
  return new;
end $$;
revoke all on function app.forget_search_text from public;
create trigger forget_search_text before update on resources
  for each row execute function app.forget_search_text();
