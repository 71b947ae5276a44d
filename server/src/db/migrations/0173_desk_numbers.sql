-- older versions may go on
-- The dashboard's charts, counted by a job and kept ready: reading them costs the same among a
-- thousand members and a million. No group under five is ever stored.
create table app.desk_numbers (
  chart text primary key,
  made_at timestamptz not null,
  rows jsonb not null
);
grant select on app.desk_numbers to hearthway_admin;

-- How many accounts ended in which week. Whose they were is gone with them.
create table app.departures (week date primary key, people integer not null);
create function app.count_departure() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.email_confirmed_at is not null then
    insert into app.departures (week, people)
    values (date_trunc('week', now() at time zone 'UTC')::date, 1)
    on conflict (week) do update set people = app.departures.people + 1;
  end if;
  return null;
end $$;
revoke all on function app.count_departure from public;
create trigger count_departure after delete on auth.users
  for each row execute function app.count_departure();

-- Counts everything anew. `people` is null for fewer than five, and with it whatever was measured.
create function app.make_desk_numbers(p_now timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_week date := date_trunc('week', p_now at time zone 'UTC')::date;
begin
  create temporary table counted (chart text, place integer, series text, label text, people bigint, value numeric)
    on commit drop;
  insert into pg_temp.counted
  select 'members', 0, p.tier, p.recommended_path, count(*), null from public.profiles p group by p.tier, p.recommended_path;
  insert into pg_temp.counted
  select 'joined', 0, 'joined', date_trunc('week', p.created_at at time zone 'UTC')::date::text, count(*), null
  from public.profiles p where p.created_at >= (v_week - 7 * 25)::timestamp at time zone 'UTC' group by 4;
  insert into pg_temp.counted
  select 'joined', 1, 'left', d.week::text, d.people, null from app.departures d where d.week >= v_week - 7 * 25;
  insert into pg_temp.counted
  select 'active', 0, 'active', w.week::text, count(distinct w.user_id), null from (
    select date_trunc('week', c.date::timestamp)::date as week, c.user_id from public.daily_checkins c
      where c.date between v_week - 7 * 11 and v_week + 6
    union all
    select date_trunc('week', r.week_start::timestamp)::date, r.user_id from public.reports r
      where r.week_start between v_week - 7 * 11 and v_week + 6) w group by w.week;
  insert into pg_temp.counted
  select 'quiz', 0, 'results', q.recommended_path, count(distinct q.user_id), null
  from public.quiz_results q where q.created_at > p_now - interval '90 days' group by q.recommended_path;
  insert into pg_temp.counted
  select 'pulse', 0, 'overall', r.week_start::text, count(*), round(avg((r.meta ->> 'overall')::numeric), 1)
  from public.reports r
  where r.kind = 'weekly_pulse' and r.week_start between v_week - 7 * 25 and v_week + 6
    and jsonb_typeof(r.meta -> 'overall') = 'number' group by r.week_start;
  insert into pg_temp.counted
  select 'nudges', case e.event when 'nudge_shown' then 0 else 1 end, 'people', e.event, count(distinct e.user_id), null
  from public.analytics_events e
  where e.event in ('nudge_shown', 'nudge_dismissed') and e.created_at > p_now - interval '90 days' group by e.event;
  insert into pg_temp.counted
  select 'offers', s.place, 'people', s.label, s.people, null from (
    select count(distinct o.user_id) filter (where o.seen_at > p_now - interval '90 days') as seen,
      count(distinct o.user_id) filter (where o.clicked_at > p_now - interval '90 days') as clicked
    from public.user_offers o) o, lateral (values (0, 'offer_seen', o.seen), (1, 'offer_clicked', o.clicked)) s (place, label, people);
  insert into pg_temp.counted
  select 'workshops', s.place, 'people', s.label, s.people, null from (
    select (select count(distinct u.user_id) from public.user_shj_unit_status u) as begun,
      count(*) as one, count(*) filter (where d.done >= 5) as five
    from (select w.user_id, count(*) as done from public.workshop_progress w group by w.user_id) d) d,
    lateral (values (0, 'begun', d.begun), (1, 'one_completed', d.one), (2, 'five_completed', d.five)) s (place, label, people);
  insert into pg_temp.counted
  select 'upgrade', s.place, 'people', s.label, s.people, null from (values
    (0, 'members', (select count(*) from public.profiles)),
    (1, 'quiz_taken', (select count(distinct q.user_id) from public.quiz_results q)),
    (2, 'checkout_opened', (select count(*) from app.payment_customers)),
    (3, 'premium', (select count(*) from public.profiles p where p.tier <> 'free'))) s (place, label, people);
  insert into app.desk_numbers (chart, made_at, rows)
  select all_charts.chart, p_now, coalesce((select jsonb_agg(jsonb_build_object('series', c.series, 'label', c.label,
      'people', case when c.people >= 5 then c.people end, 'value', case when c.people >= 5 then c.value end)
      order by c.place, c.series, c.label)
    from pg_temp.counted c where c.chart = all_charts.chart and c.people > 0), '[]')
  from unnest(array['members', 'joined', 'active', 'quiz', 'pulse', 'nudges', 'offers', 'workshops', 'upgrade'])
    as all_charts (chart)
  on conflict (chart) do update set made_at = excluded.made_at, rows = excluded.rows;
end $$;
revoke all on function app.make_desk_numbers from public;
grant execute on function app.make_desk_numbers to hearthway_jobs;
