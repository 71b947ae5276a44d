-- Sections of resources and workshops, as the guide searches and quotes them. Made from `resources`
-- whenever content is loaded.
create table guide_passages (
  id uuid primary key default gen_random_uuid(),
  resource_id uuid not null references resources (id) on delete cascade,
  position smallint not null,
  -- The page of the app that holds it.
  path text not null check (path ~ '^/[a-z]'),
  title text not null,
  heading text not null default '',
  tags text not null default '',
  -- What members call it, for finding only.
  asked_as text not null default '',
  sentences text[] not null,
  body text not null,
  -- ACTION parts: only for members whose premium is active.
  is_premium boolean not null,
  source_hash text not null,
  words tsvector not null generated always as (
    setweight(to_tsvector('english'::regconfig, title), 'A') ||
    setweight(to_tsvector('english'::regconfig, tags), 'B') ||
    setweight(to_tsvector('english'::regconfig, heading), 'B') ||
    setweight(to_tsvector('english'::regconfig, asked_as), 'C') ||
    setweight(to_tsvector('english'::regconfig, body), 'D')
  ) stored,
  unique (resource_id, position)
);
create index guide_passages_words on guide_passages using gin (words);

-- The rule of the membership: a premium tier with no expiry or a future one. Read through JSON,
-- because older databases have no premium dates.
create function app.premium_is_active(at timestamptz) returns boolean
  language sql stable
  return exists (
    select from public.profiles p
    where p.user_id = app.member_id() and p.tier <> 'free'
      and coalesce((to_jsonb(p) ->> 'premium_expires_at')::timestamptz > at, true)
  );

alter table guide_passages enable row level security;
create policy members_read_what_is_theirs on guide_passages for select to hearthway_member
  using (
    (not is_premium or (select app.premium_is_active(now())))
    and resource_id in (select r.id from resources r)
  );
grant select on guide_passages to hearthway_member;
