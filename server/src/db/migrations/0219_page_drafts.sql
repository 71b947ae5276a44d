-- older versions may go on
-- Changes to a page that members can see wait here until somebody publishes them.
create table page_drafts (
  resource_id uuid primary key references resources (id) on delete cascade,
  fields jsonb not null,
  -- The shipped version that the draft contains; null if an editor wrote it.
  content_hash text,
  saved_at timestamptz not null,
  saved_by text
);
alter table page_drafts enable row level security;
create policy editors_keep_drafts on page_drafts for all to hearthway_editor
  using (true) with check (true);
grant select, insert, update, delete on page_drafts to hearthway_editor;

alter table content_versions add column is_draft boolean not null default false;

-- Who has checked the public text, on which day, and when the next check is due.
alter table resources
  add column reviewed_by text check (length(reviewed_by) between 1 and 120),
  add column reviewed_on date,
  add column review_due_on date,
  add constraint resources_review_is_whole
    check (num_nonnulls(reviewed_by, reviewed_on, review_due_on) in (0, 3));

-- The same function as in 0201, except that a draft also counts as a use.
create or replace function app.media_is_shown(p_id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_address text := '%/media/%/' || p_id || '%';
begin
  return exists (select from public.resources r
      where r.body like v_address or r.cover_url like v_address or r.link like v_address)
    or exists (select from public.page_drafts d where d.fields::text like v_address)
    or exists (select from public.offers o
      where o.image_url like v_address or o.small_logo_url like v_address or o.body like v_address)
    or exists (select from public.practice_settings s where s.text like v_address)
    or exists (select from public.practice_setting_versions s where s.text like v_address)
    or exists (select from public.content_versions v where v.fields::text like v_address)
    or exists (select from public.shipped_content s where s.fields::text like v_address);
end $$;
