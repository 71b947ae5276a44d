-- older versions may go on
-- What the member's days show: one row per member, written by the insights job. `through` is the
-- last day that it takes into account.
create table insights (
  user_id uuid primary key references auth.users (id) on delete cascade,
  through date not null,
  report jsonb not null check (jsonb_typeof(report) = 'object'),
  made_at timestamptz not null,
  created_at timestamptz not null default now()
);
alter table insights enable row level security;
create policy own_rows on insights to hearthway_member
  using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()));
grant select, insert, update, delete on insights to hearthway_member;
create policy jobs_rows on insights to hearthway_jobs using (true) with check (true);
grant select, insert, update on insights to hearthway_jobs;

-- What a member has seen or turned off. The insight is its key, or `all`.
create table insight_marks (
  insight text not null check (insight ~ '^(all|[a-z_.]{1,40}:[a-z_.]{1,40}:[01])$'),
  mark text not null check (mark in ('off', 'seen', 'private_on_home')),
  is_set boolean not null,
  at timestamptz not null
);
select app.own_table('insight_marks', '{mark,insight}');

-- What a member recorded from `p_since` until the day before `p_before`, without any words. The
-- calling functions decide whose records may be read.
create function app.insight_facts(p_user uuid, p_since date, p_before date) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with zone as (
    -- Some records have no time zone of their own; the member's latest journal entry has one.
    select make_interval(mins => coalesce((select e.utc_offset from public.journal_entries e
      where e.user_id = p_user and e.feeling is not null order by e.at desc limit 1), 0)) as ahead
  ), entries as (
    select e.day, e.feeling, e.tags from public.journal_entries e
    where e.user_id = p_user and e.feeling is not null and e.day >= p_since and e.day < p_before
  ), urges as (
    select ((u.at at time zone 'UTC') + make_interval(mins => u.utc_offset))::date as day,
      u.strength, u.reset_seconds
    from public.hfs_urges u where u.user_id = p_user and u.at >= p_since::timestamp at time zone 'UTC'
  )
  select jsonb_build_object(
    'hidden', (select coalesce(jsonb_agg(h.pillar), '[]') from public.hidden_pillars h
      where h.user_id = p_user and h.is_hidden),
    'checkins', (select coalesce(jsonb_agg(jsonb_build_array(c.date, jsonb_build_array(c.nutrition,
        c.movement, c.sleep, c.hormonal_balance, c.sexual_health)) order by c.date), '[]')
      from public.daily_checkins c
      where c.user_id = p_user and c.date >= p_since and c.date < p_before),
    'feelings', (select coalesce(jsonb_agg(jsonb_build_array(felt.day, felt.feeling,
        coalesce(tagged.tags, '[]')) order by felt.day), '[]')
      from (select day, round(avg(feeling), 2) as feeling from entries group by day) felt
      left join (select day, jsonb_agg(distinct tag) as tags from entries, unnest(tags) tag
        group by day) tagged using (day)),
    'urges', (select coalesce(jsonb_agg(jsonb_build_array(day, strength) order by day), '[]')
      from (select day, round(avg(strength), 2) as strength from urges
        where day < p_before group by day) felt),
    'resets', (select coalesce(jsonb_agg(distinct day), '[]') from urges
      where reset_seconds > 0 and day < p_before),
    'pulses', (select coalesce(jsonb_agg(jsonb_build_array(
        ((r.created_at at time zone 'UTC') + zone.ahead)::date, r.meta) order by r.created_at), '[]')
      from public.reports r, zone
      where r.user_id = p_user and r.kind = 'weekly_pulse' and r.week_start >= p_since
        and r.week_start < p_before),
    'breathing', (select coalesce(jsonb_agg(distinct ((b.at at time zone 'UTC') + zone.ahead)::date), '[]')
      from public.breathing_sessions b, zone
      where b.user_id = p_user and b.at >= p_since::timestamp at time zone 'UTC'),
    'worksheets', (select coalesce(jsonb_agg(distinct w.finished_on), '[]')
      from public.belief_worksheets w
      where w.user_id = p_user and w.finished_on >= p_since and w.finished_on < p_before),
    'workshops', (select coalesce(jsonb_agg(distinct ((s.completed_at at time zone 'UTC') + zone.ahead)::date), '[]')
      from public.user_shj_unit_status s, zone
      where s.user_id = p_user and s.completed_at >= p_since::timestamp at time zone 'UTC'),
    'commitmentWeeks', (select coalesce(jsonb_agg(distinct k.week), '[]') from public.commitments k
      where k.user_id = p_user and k.week >= p_since - 6 and k.week < p_before
        and k.review is distinct from 'let_go'),
    'kept', (select coalesce(jsonb_agg(distinct t.day), '[]') from public.commitment_ticks t
      where t.user_id = p_user and t.is_done and t.day >= p_since and t.day < p_before)
  );
$$;
revoke all on function app.insight_facts from public;
grant execute on function app.insight_facts to hearthway_jobs;

-- The same for the signed-in member.
create function app.own_insight_facts(p_since date, p_before date) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select app.insight_facts((select app.member_id()), p_since, p_before);
$$;
revoke all on function app.own_insight_facts from public;
grant execute on function app.own_insight_facts to hearthway_member;

-- The next members in the order of their ids, and whether they recorded a day that their insights do
-- not take into account yet. Each check reads only the end of an index.
create function app.due_for_insights(p_after uuid, p_count int, p_before date)
  returns table (user_id uuid, is_due boolean)
  language sql stable security definer set search_path = ''
as $$
  select u.id, not exists (select from public.insight_marks m
      where m.user_id = u.id and m.mark = 'off' and m.insight = 'all' and m.is_set)
    and coalesce(greatest(
      (select max(c.date) from public.daily_checkins c where c.user_id = u.id and c.date < p_before),
      (select max(e.day) from public.journal_entries e
        where e.user_id = u.id and e.feeling is not null and e.day < p_before)
    ) > coalesce((select i.through from public.insights i where i.user_id = u.id), '-infinity'), false)
  from auth.users u where u.id > p_after order by u.id limit p_count;
$$;
revoke all on function app.due_for_insights from public;
grant execute on function app.due_for_insights to hearthway_jobs;
