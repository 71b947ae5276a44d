-- older versions may go on
-- Who pays: members whose latest payment went through and still lasts. Numbers, the list of members
-- and the Today page all use this function. A dispute that was won counts as if it had not happened.
create function app.lasting_payments(p_at timestamptz)
  returns table (user_id uuid, amount bigint, currency text, days numeric)
  language sql stable security definer set search_path = ''
as $$
  select l.user_id, l.amount, l.currency, greatest(1, extract(epoch from l.until - l.at) / 86400)
  from (
    select distinct on (e.user_id) e.user_id, e.kind, e.at, e.until, e.amount, e.currency
    from app.payment_events e
    where e.at <= p_at and e.kind <> 'dispute_won' and not (e.kind = 'disputed' and exists (
      select from app.payment_events w
      where w.user_id = e.user_id and w.kind = 'dispute_won' and w.at between e.at and p_at))
    order by e.user_id, e.at desc, e.id desc
  ) l
  where l.kind = 'paid' and l.until > p_at
$$;
revoke all on function app.lasting_payments from public;

create function app.paying_members(p_now timestamptz) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select l.user_id from app.lasting_payments(p_now) l
$$;
revoke all on function app.paying_members from public;
grant execute on function app.paying_members to hearthway_front_desk;

-- What members paid since a day, without what was paid back, in each currency's smallest unit.
create function app.received_since(p_day date, p_now timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(r.currency, r.amount), '{}') from (
    select e.currency, sum(case e.kind when 'paid' then e.amount else -e.amount end) as amount
    from app.payment_events e
    where e.kind in ('paid', 'refunded') and e.amount is not null and e.at <= p_now
      and e.at >= p_day::timestamp at time zone 'UTC'
    group by e.currency
  ) r
$$;
revoke all on function app.received_since from public;
grant execute on function app.received_since to hearthway_jobs;

-- As in 0232, but with the definition of paying above, and a member is active by the same rule as in
-- app.was_active: a check-in, a journal entry, gratitude or a pulse. Earlier weeks keep their counts.
create or replace function app.count_practice_week(p_from date, p_now timestamptz) returns jsonb
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
  ), active as (
    select c.user_id from public.daily_checkins c where c.date >= p_from and c.date < p_from + 7
    union
    select r.user_id from span s, public.reports r
    where r.created_at >= s.starts and r.created_at < s.ends
    union
    select e.user_id from public.journal_entries e where e.day >= p_from and e.day < p_from + 7
  ), paying as (
    select l.currency, l.amount,
      case when l.days < 27 then l.amount * 30.44 / l.days
        else l.amount / round(l.days / 30.44) end as per_month
    from span s, app.lasting_payments(least(s.ends, p_now)) l
  )
  select jsonb_build_object('from', p_from, 'members', p.members + l.later, 'joined', p.joined,
    'left', l.people, 'active', (select count(*) from active),
    'checkins', case when c.people >= 5 or c.people = 0 then c.checkins end,
    'paying', (select count(*) from paying), 'priced', (select count(amount) from paying),
    'revenue', (select coalesce(jsonb_object_agg(m.currency, m.per_month), '{}') from (
      select y.currency, round(sum(y.per_month)) as per_month from paying y
      where y.amount is not null group by y.currency) m))
  from people p, leaving l, checked c
$$;
