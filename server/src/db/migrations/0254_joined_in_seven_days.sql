-- older versions may go on
-- Members who joined this week are those of the last seven days, as on the Numbers page. Before, a
-- week began on Monday in UTC.
create or replace function app.count_practice(p_now timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set work_mem = '64MB'
as $$
declare
  v_monday timestamptz := date_trunc('week', p_now at time zone 'UTC') at time zone 'UTC';
  v_month timestamptz := p_now - interval '30 days';
  v_people jsonb;
  v_premium jsonb := '{}';
begin
  select jsonb_build_object('members', count(*),
    'joinedThisWeek', count(*) filter (where m.created_at > p_now - interval '7 days'),
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
    into v_premium
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.tier <> 'free' and u.email_confirmed_at is not null;
  exception when undefined_column then
    -- Databases with an older schema do not store when premium ends.
    select jsonb_build_object('premium', count(*), 'endedThisMonth', 0)
    into v_premium
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.tier <> 'free' and u.email_confirmed_at is not null;
  end;
  return v_people || v_premium || jsonb_build_object(
    'invited', (select count(*) from app.invitations i join auth.users u on u.id = i.user_id
      where u.email_confirmed_at is null and not i.is_held),
    'notInvited', (select count(*) from app.invitations i join auth.users u on u.id = i.user_id
      where u.email_confirmed_at is null and i.is_held),
    'closedThisMonth', (select coalesce(sum(d.people), 0) from app.departures d
      where d.week > (v_month at time zone 'UTC')::date));
end $$;
