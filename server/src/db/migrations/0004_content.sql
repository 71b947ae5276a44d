create table resources (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 200),
  body text not null,
  tags text[] not null default '{}',
  link text,
  visibility text not null default 'public' check (visibility in ('public', 'hidden')),
  lane text not null check (lane in ('SHJ', 'MHI', 'WHI', 'IB')),
  cover_url text,
  "order" integer,
  created_at timestamptz not null default now(),
  -- Set for rows that come from the content folder, so that loading it again changes only those.
  content_hash text
);
create index resources_lane on resources (lane, created_at desc);
create index resources_newest on resources (created_at desc);

alter table resources enable row level security;
create policy members_read_public_resources on resources for select to hearthway_member
  using (visibility = 'public');
grant select on resources to hearthway_member;

create table offers (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  body text not null default '',
  cta_text text,
  cta_route text check (cta_route ~ '^/[^/\\]' or cta_route = '/'),
  cta_url text check (cta_url ~* '^https?://'),
  image_url text,
  small_logo_url text,
  priority integer not null default 0,
  start_at timestamptz,
  end_at timestamptz check (end_at > start_at),
  active boolean not null default true,
  segment_filter jsonb not null default '{}' check (jsonb_typeof(segment_filter) = 'object'),
  created_at timestamptz not null default now(),
  content_hash text
);
create index offers_order on offers (priority desc, created_at desc);

alter table offers enable row level security;
create policy members_read_offers on offers for select to hearthway_member using (true);
grant select on offers to hearthway_member;
