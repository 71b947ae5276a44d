-- Content has one owner. Shipped files keep a row until somebody at the desk touches it; from then on
-- it is the desk's, and a later shipped version is offered beside it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearthway_editor') then
    begin
      create role hearthway_editor nologin noinherit;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  if not pg_has_role(current_user, 'hearthway_editor', 'member') then
    grant hearthway_editor to current_user;
  end if;
end $$;
grant usage on schema public, app to hearthway_editor;

alter table resources
  add column is_desks boolean not null default false,
  -- Counts changes: whoever saves says which one they began with.
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  -- Public from then on. A hidden row that has one was public before.
  add column publish_at timestamptz,
  -- How long it takes, where somebody knows better than the count of letters.
  add column minutes smallint check (minutes between 1 and 600);
alter table offers
  add column is_desks boolean not null default false,
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now();

-- The files as they were shipped last, beside what the desk made of them. `content_hash` of a row is
-- the shipped version that was last loaded, taken or left.
create table shipped_content (
  kind text not null check (kind in ('resource', 'offer')),
  key text not null,
  hash text not null,
  fields jsonb not null,
  primary key (kind, key)
);

create table content_versions (
  kind text not null check (kind in ('resource', 'offer')),
  item uuid not null,
  version integer not null,
  fields jsonb not null,
  saved_at timestamptz not null,
  -- A first name, as history shows it; null for what was shipped.
  saved_by text,
  primary key (kind, item, version)
);

drop policy members_read_public_resources on resources;
create policy members_read_public_resources on resources for select to hearthway_member
  using (visibility = 'public' and (publish_at is null or publish_at <= now()));
drop policy jobs_rows on resources;
create policy jobs_rows on resources for select to hearthway_jobs
  using (visibility = 'public' and (publish_at is null or publish_at <= now()));

create policy editors_keep_resources on resources for all to hearthway_editor
  using (true) with check (true);
create policy editors_keep_offers on offers for all to hearthway_editor
  using (true) with check (true);
create policy editors_keep_passages on guide_passages for all to hearthway_editor
  using (true) with check (true);
grant select, insert, update on resources, offers to hearthway_editor;
grant select, insert, delete on guide_passages to hearthway_editor;
grant select on shipped_content to hearthway_editor;
grant select, insert, delete on content_versions to hearthway_editor;

create function app.own_first_name() returns text
  language sql stable security definer set search_path = ''
  return (select p.first_name from public.profiles p where p.user_id = app.member_id());
revoke all on function app.own_first_name from public;
grant execute on function app.own_first_name to hearthway_editor;
