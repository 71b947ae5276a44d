-- older versions may go on
-- What members paid, in the currency's smallest unit. Older payments have no amount.
alter table app.payment_events
  add column amount bigint check (amount >= 0),
  add column currency text check (currency ~ '^[a-z]{3}$');

create function app.payment_list(p_user uuid)
  returns table (kind text, at timestamptz, until timestamptz, amount bigint, currency text)
  language sql stable security definer set search_path = ''
as $$
  select e.kind, e.at, e.until, e.amount, e.currency from app.payment_events e
  where e.user_id = p_user order by e.at desc, e.id desc limit 20
$$;
revoke all on function app.payment_list from public;
grant execute on function app.payment_list to hearthway_front_desk;

-- The practice at the end of a week, and what happened in it. Revenue is what members whose latest
-- payment still lasts paid, as an amount a month; `priced` says how many of these amounts are known.
create function app.count_practice_week(p_from date, p_now timestamptz) returns jsonb
  language sql stable security definer set search_path = '' set work_mem = '64MB'
as $$
  with span as (
    select p_from::timestamp at time zone 'UTC' as starts,
      (p_from + 7)::timestamp at time zone 'UTC' as ends
  ), people as (
    select count(*) filter (where p.created_at < s.ends) as members,
      count(*) filter (where p.created_at >= s.starts and p.created_at < s.ends) as joined
    from span s, public.profiles p join auth.users u on u.id = p.user_id
    where u.email_confirmed_at is not null
  ), leaving as (
    select coalesce(sum(d.people) filter (where d.week >= p_from and d.week < p_from + 7), 0) as people,
      coalesce(sum(d.people) filter (where d.week >= p_from + 7), 0) as later
    from app.departures d
  ), checked as (
    select count(*) as checkins, count(distinct c.user_id) as people
    from public.daily_checkins c where c.date >= p_from and c.date < p_from + 7
  ), payments as (
    select distinct on (e.user_id) e.user_id, e.kind, e.until, e.amount, e.currency,
      greatest(1, extract(epoch from e.until - e.at) / 86400) as days
    from span s, app.payment_events e where e.at <= least(s.ends, p_now)
    order by e.user_id, e.at desc, e.id desc
  ), paying as (
    select e.currency, e.amount,
      case when e.days < 27 then e.amount * 30.44 / e.days else e.amount / round(e.days / 30.44) end as per_month
    from span s, payments e where e.kind = 'paid' and e.until > least(s.ends, p_now)
  )
  select jsonb_build_object('from', p_from, 'members', p.members + l.later, 'joined', p.joined,
    'left', l.people, 'active', (select w.people from app.count_desk_week('active', p_from) w),
    'checkins', case when c.people >= 5 or c.people = 0 then c.checkins end,
    'paying', (select count(*) from paying), 'priced', (select count(amount) from paying),
    'revenue', (select coalesce(jsonb_object_agg(m.currency, m.per_month), '{}') from (
      select y.currency, round(sum(y.per_month)) as per_month from paying y
      where y.amount is not null group by y.currency) m))
  from people p, leaving l, checked c
$$;
revoke all on function app.count_practice_week from public;
grant execute on function app.count_practice_week to hearthway_jobs;

create function app.members_paying() returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select c.user_id from app.payment_customers c where c.status = 'active'
$$;
revoke all on function app.members_paying from public;
grant execute on function app.members_paying to hearthway_front_desk;
