-- older versions may go on
-- The dashboard is counted chart by chart, and what is counted by week a week at a time: among a million
-- members no statement takes longer than a request may. Weeks that are over do not change any more, so
-- they are counted once and kept. What is under five is hidden before it is stored.
drop function app.make_desk_numbers(timestamptz);
grant select, insert, update on app.desk_numbers to hearthway_jobs;

create table app.desk_weeks (
  chart text not null check (chart in ('active', 'pulse')),
  week date not null,
  -- Null for fewer than five.
  people integer check (people = 0 or people >= 5),
  value numeric,
  primary key (chart, week)
);
grant select, insert, delete on app.desk_weeks to hearthway_jobs;

create function app.count_desk_week(p_chart text, p_week date)
  returns table (people bigint, value numeric)
  language plpgsql stable security definer set search_path = '' set work_mem = '64MB'
as $$
begin
  if p_chart = 'active' then
    return query select count(*), null::numeric from (
      select c.user_id from public.daily_checkins c where c.date between p_week and p_week + 6
      union
      select r.user_id from public.reports r where r.week_start between p_week and p_week + 6) w;
  else
    return query select count(*), round(avg((r.meta ->> 'overall')::numeric), 1)
    from public.reports r
    where r.kind = 'weekly_pulse' and r.week_start between p_week and p_week + 6
      and jsonb_typeof(r.meta -> 'overall') = 'number';
  end if;
end $$;
revoke all on function app.count_desk_week from public;
grant execute on function app.count_desk_week to hearthway_jobs;

create function app.count_desk_chart(p_chart text, p_now timestamptz)
  returns table (place integer, series text, label text, people bigint)
  language plpgsql stable security definer set search_path = '' set work_mem = '64MB'
as $$
declare
  v_from date := date_trunc('week', p_now at time zone 'UTC')::date - 7 * 25;
  v_lately timestamptz := p_now - interval '90 days';
begin
  case p_chart
  when 'members' then
    return query select 0, p.tier, p.recommended_path, count(*)
    from public.profiles p group by p.tier, p.recommended_path;
  when 'joined' then
    return query select 0, 'joined', date_trunc('week', p.created_at at time zone 'UTC')::date::text, count(*)
    from public.profiles p where p.created_at >= v_from::timestamp at time zone 'UTC' group by 3
    union all select 1, 'left', d.week::text, d.people from app.departures d where d.week >= v_from;
  when 'quiz' then
    return query select 0, 'results', q.path, count(*) from (
      select distinct r.user_id, r.recommended_path as path from public.quiz_results r
      where r.created_at > v_lately) q group by q.path;
  when 'nudges' then
    return query select case e.event when 'nudge_shown' then 0 else 1 end, 'people', e.event, count(*) from (
      select distinct a.user_id, a.event from public.analytics_events a
      where a.event in ('nudge_shown', 'nudge_dismissed') and a.created_at > v_lately
        and a.user_id is not null) e group by e.event;
  when 'offers' then
    return query select 0, 'people', 'offer_seen', count(*) from (
      select distinct o.user_id from public.user_offers o where o.seen_at > v_lately) s
    union all select 1, 'people', 'offer_clicked', count(*) from (
      select distinct o.user_id from public.user_offers o where o.clicked_at > v_lately) c;
  when 'workshops' then
    return query select 0, 'people', 'begun', count(*) from (
      select distinct u.user_id from public.user_shj_unit_status u) b
    union all select s.place, 'people', s.label, s.people from (
      select count(*) as one, count(*) filter (where d.done >= 5) as five
      from (select count(*) as done from public.workshop_progress w group by w.user_id) d) d,
      lateral (values (1, 'one_completed', d.one), (2, 'five_completed', d.five)) s (place, label, people);
  when 'upgrade' then
    return query select s.place, 'people', s.label, s.people from (values
      (0, 'members', (select count(*) from public.profiles)),
      (1, 'quiz_taken', (select count(*) from (select distinct q.user_id from public.quiz_results q) t)),
      (2, 'checkout_opened', (select count(*) from app.payment_customers)),
      (3, 'premium', (select count(*) from public.profiles p where p.tier <> 'free')))
      s (place, label, people);
  end case;
end $$;
revoke all on function app.count_desk_chart from public;
grant execute on function app.count_desk_chart to hearthway_jobs;
