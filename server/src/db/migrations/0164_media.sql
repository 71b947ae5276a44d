-- Pictures and videos of the practice. The bytes are in the media store, under their ids.
create table media (
  id uuid primary key,
  kind text not null check (kind in ('picture', 'video')),
  -- As its file was called; shown, and never a path.
  name text not null check (length(name) between 1 and 200),
  type text not null,
  size bigint not null check (size > 0),
  -- Of a picture, the largest that is kept.
  width integer,
  height integer,
  -- What it shows; empty where it only decorates, null until somebody has said it.
  alt text check (length(alt) <= 300),
  created_at timestamptz not null default now(),
  -- Since when nothing has been found that shows it; null while something does.
  unused_since timestamptz,
  check ((kind = 'picture') = (width is not null and height is not null))
);
alter table media enable row level security;
create policy editors_keep_media on media for all to hearthway_editor using (true) with check (true);
create policy jobs_rows on media for all to hearthway_jobs using (true) with check (true);
grant select, insert, update, delete on media to hearthway_editor;
grant select, update, delete on media to hearthway_jobs;

-- What is being sent: a file in parts, of which the first `received` have come.
create table app.media_uploads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  size bigint not null check (size > 0),
  received integer not null default 0,
  -- Known with the first part.
  type text,
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on app.media_uploads to hearthway_editor;
grant select, delete on app.media_uploads to hearthway_jobs;

-- Whether anything shows it: a page or an offer in whatever state, words of the practice, an earlier
-- version of one of them, or what was shipped.
create function app.media_is_shown(p_id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_address text := '%/media/%/' || p_id || '%';
begin
  return exists (select from public.resources r
      where r.body like v_address or r.cover_url like v_address or r.link like v_address)
    or exists (select from public.offers o
      where o.image_url like v_address or o.small_logo_url like v_address or o.body like v_address)
    or exists (select from public.words w where w.text like v_address)
    or exists (select from public.word_versions w where w.text like v_address)
    or exists (select from public.content_versions v where v.fields::text like v_address)
    or exists (select from public.shipped_content s where s.fields::text like v_address);
end $$;
revoke all on function app.media_is_shown from public;
grant execute on function app.media_is_shown to hearthway_editor, hearthway_jobs;

-- What it takes to play a video, for who may see a page that shows it; names and drafts stay here.
create function app.video_file(p_id uuid) returns table (type text, size bigint)
  language sql stable security definer set search_path = ''
as $$ select m.type, m.size from public.media m where m.id = p_id and m.kind = 'video' $$;
revoke all on function app.video_file from public;
grant execute on function app.video_file to hearthway_member, hearthway_editor;
