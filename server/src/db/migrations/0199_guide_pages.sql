-- older versions may go on
-- Which pages there are and from when on, and how the practice words its help answers, is the same for
-- everybody as well: each process keeps it with the passages, until the row says that it has changed.
create trigger renew_guide_corpus_with_pages after insert or delete or truncate on resources
  execute function app.renew_guide_corpus();
create trigger renew_guide_corpus after insert or update or delete or truncate on words
  execute function app.renew_guide_corpus();

-- All pages, also those that are not out: for the process itself, in nobody's name.
create function app.read_guide_pages()
  returns table (id uuid, slug text, lane text, title text, tags text[], "order" integer,
    created_at timestamptz, visibility text, publish_at timestamptz)
  language sql stable security definer set search_path = ''
  begin atomic
    select r.id, r.slug, r.lane, r.title, r.tags, r."order", r.created_at, r.visibility, r.publish_at
    from public.resources r;
  end;
revoke all on function app.read_guide_pages from public;
grant execute on function app.read_guide_pages to hearthway_jobs;
