-- older versions may go on
-- Totals of the whole practice, shown even if they are small: a total says nothing about
-- any one member that the list of members does not say already.
create function app.count_practice(p_now timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set work_mem = '64MB'
as $$
declare
  v_monday timestamptz := date_trunc('week', p_now at time zone 'UTC') at time zone 'UTC';
  v_month timestamptz := p_now - interval '30 days';
  v_people jsonb;
  v_premium jsonb := '{}';
begin
  select jsonb_build_object('members', count(*),
    'joinedThisWeek', count(*) filter (where m.created_at >= v_monday),
    'joinedThisMonth', count(*) filter (where m.created_at > v_month),
    'hereThisWeek', count(*) filter (where m.seen_at >= v_monday))
  into v_people
  from (
    select p.created_at, greatest(u.last_sign_in_at, s.at, r.seen_at) as seen_at
    from public.profiles p
    join auth.users u on u.id = p.user_id
    left join (select x.user_id, max(x.refreshed_at) as at from auth.sessions x group by x.user_id) s
      on s.user_id = p.user_id
    left join public.reminder_settings r on r.user_id = p.user_id
    where u.email_confirmed_at is not null
  ) m;
  begin
    select jsonb_build_object(
      'premium', count(*) filter (where p.premium_expires_at is null or p.premium_expires_at > p_now),
      'endedThisMonth', count(*) filter (where p.premium_expires_at <= p_now and p.premium_expires_at > v_month))
    into v_premium from public.profiles p where p.tier <> 'free';
  exception when undefined_column then
    -- Databases with an older schema do not store when premium ends.
    select jsonb_build_object('premium', count(*), 'endedThisMonth', 0)
    into v_premium from public.profiles p where p.tier <> 'free';
  end;
  return v_people || v_premium || jsonb_build_object(
    'invited', (select count(*) from app.invitations i join auth.users u on u.id = i.user_id
      where u.email_confirmed_at is null),
    'closedThisMonth', (select coalesce(sum(d.people), 0) from app.departures d
      where d.week > (v_month at time zone 'UTC')::date));
end $$;
revoke all on function app.count_practice from public;
grant execute on function app.count_practice to hearthway_jobs;

-- The front desk may read the totals, but not the other numbers.
create function app.practice_totals() returns table (made_at timestamptz, totals jsonb)
  language sql stable security definer set search_path = ''
as $$
  select n.made_at, n.rows from app.desk_numbers n where n.chart = 'totals'
$$;
revoke all on function app.practice_totals from public;
grant execute on function app.practice_totals to hearthway_front_desk;

create function app.was_active(p_user uuid, p_from date, p_to date) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.daily_checkins c
      where c.user_id = p_user and c.date >= p_from and c.date < p_to)
    or exists (select from public.reports r
      where r.user_id = p_user and r.created_at >= p_from and r.created_at < p_to)
    or exists (select from public.journal_entries e
      where e.user_id = p_user and e.day >= p_from and e.day < p_to)
$$;
revoke all on function app.was_active from public;

-- Of the members who joined in one month, how many were active in each later month of thirty days.
-- A member counts once that month is over for them.
create function app.count_retention(p_month date, p_now timestamptz)
  returns table (later integer, people bigint, active bigint)
  language sql stable security definer set search_path = ''
as $$
  select k.later, count(*), count(*) filter (
    where app.was_active(j.user_id, j.day + 30 * k.later, j.day + 30 * (k.later + 1)))
  from (
    select p.user_id, (p.created_at at time zone 'UTC')::date as day
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.role = 'member' and u.email_confirmed_at is not null
      and p.created_at >= p_month::timestamp at time zone 'UTC'
      and p.created_at < (p_month + interval '1 month') at time zone 'UTC'
  ) j, generate_series(1, 5) as k (later)
  where j.day + 30 * (k.later + 1) <= (p_now at time zone 'UTC')::date
  group by k.later
$$;
revoke all on function app.count_retention from public;
grant execute on function app.count_retention to hearthway_jobs;

-- Steps of the members who joined in the last ninety days, at least two weeks ago.
create function app.count_first_weeks(p_now timestamptz)
  returns table (joined bigint, took_quiz bigint, first_week bigint, second_week bigint)
  language sql stable security definer set search_path = ''
as $$
  select count(*),
    count(*) filter (where exists (select from public.quiz_results q where q.user_id = j.user_id)),
    count(*) filter (where app.was_active(j.user_id, j.day, j.day + 7)),
    count(*) filter (where app.was_active(j.user_id, j.day + 7, j.day + 14))
  from (
    select p.user_id, (p.created_at at time zone 'UTC')::date as day
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.role = 'member' and u.email_confirmed_at is not null
      and p.created_at > p_now - interval '104 days' and p.created_at <= p_now - interval '14 days'
  ) j
$$;
revoke all on function app.count_first_weeks from public;
grant execute on function app.count_first_weeks to hearthway_jobs;

-- Who watched the first part of a workshop in the last half year, and who completed it since.
create function app.count_workshops(p_now timestamptz)
  returns table (title text, begun bigint, finished bigint)
  language sql stable security definer set search_path = ''
as $$
  select r.title, count(*), count(w.user_id)
  from (select distinct s.user_id, s.workshop_slug from public.user_shj_unit_status s
    where s.completed_at > p_now - interval '180 days') b
  join public.resources r on r.slug = b.workshop_slug
  left join public.workshop_progress w on w.user_id = b.user_id and w.resource_id = r.id
  group by r.id, r."order", r.title order by r."order", r.title
$$;
revoke all on function app.count_workshops from public;
grant execute on function app.count_workshops to hearthway_jobs;

create function app.count_paying(p_now timestamptz) returns table (tier text, people bigint)
  language sql stable security definer set search_path = ''
as $$
  select c.applied_tier, count(*) from app.payment_customers c
  where c.status = 'active' and c.applied_expires_at > p_now and c.applied_tier is not null
  group by c.applied_tier
$$;
revoke all on function app.count_paying from public;
grant execute on function app.count_paying to hearthway_jobs;
