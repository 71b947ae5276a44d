-- Everything a member makes. Each table is keyed by user_id first, which is also its shard key,
-- and each has the one policy: a member's rows are that member's.
create table daily_checkins (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  nutrition smallint check (nutrition between 0 and 2),
  movement smallint check (movement between 0 and 2),
  sleep smallint check (sleep between 0 and 2),
  hormonal_balance smallint check (hormonal_balance between 0 and 2),
  sexual_health smallint check (sexual_health between 0 and 2),
  updated_at timestamptz not null default now(),
  primary key (user_id, date)
);

create table reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('weekly_pulse', 'daily_gratitude')),
  week_start date not null,
  created_at timestamptz not null default now(),
  report_text text not null check (length(report_text) <= 1000),
  meta jsonb not null check (jsonb_typeof(meta) = 'object'),
  primary key (user_id, kind, week_start),
  unique (user_id, id)
);
create index reports_latest on reports (user_id, kind, created_at desc);

create table user_nudge_prefs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  snooze_until timestamptz,
  hidden_rules text[] not null default '{}' check (cardinality(hidden_rules) <= 50),
  daily_last_shown date,
  last_rule_shown text check (length(last_rule_shown) <= 60)
);

create table user_offers (
  user_id uuid not null references auth.users (id) on delete cascade,
  offer_id uuid not null references offers (id) on delete cascade,
  seen_at timestamptz,
  clicked_at timestamptz,
  primary key (user_id, offer_id)
);
create index user_offers_offer on user_offers (offer_id);

create table quiz_results (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  version text not null check (length(version) <= 20),
  responses jsonb not null check (jsonb_typeof(responses) = 'object'),
  scores jsonb not null check (jsonb_typeof(scores) = 'object'),
  recommended_path text not null check (recommended_path in ('SHJ', 'MHI', 'WHI', 'IBC')),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index quiz_results_latest on quiz_results (user_id, created_at desc);

create table workshop_progress (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  resource_id uuid not null references resources (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, resource_id)
);
create index workshop_progress_resource on workshop_progress (resource_id);

create table user_shj_unit_status (
  user_id uuid not null references auth.users (id) on delete cascade,
  workshop_slug text not null check (length(workshop_slug) <= 120),
  unit_kind text not null check (unit_kind = 'know'),
  unit_index smallint not null check (unit_index in (1, 2)),
  completed_at timestamptz not null default now(),
  primary key (user_id, workshop_slug, unit_kind, unit_index)
);

do $$
declare
  name text;
begin
  foreach name in array array['daily_checkins', 'reports', 'user_nudge_prefs', 'user_offers',
    'quiz_results', 'workshop_progress', 'user_shj_unit_status'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_rows on %I to hearthway_member
      using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()))', name);
    execute format('grant select, insert, update, delete on %I to hearthway_member', name);
  end loop;
end $$;

-- Events of visitors have no user_id; nobody but the practice reads those.
create table analytics_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  event text not null check (event ~ '^[a-z][a-z_]{0,59}$'),
  props jsonb not null default '{}' check (jsonb_typeof(props) = 'object'),
  created_at timestamptz not null default now()
);
create index analytics_events_user on analytics_events (user_id, created_at desc);
alter table analytics_events enable row level security;
create policy own_events on analytics_events to hearthway_member
  using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()));
grant select, insert on analytics_events to hearthway_member;
