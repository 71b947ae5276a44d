-- older versions may go on
-- Members can be imported first and invited later. A held invitation has a date in mailed_at, so that
-- older versions do not mail it.
alter table app.invitations add column is_held boolean not null default false;

create function app.hold_invitation(p_user uuid) returns void
  language sql security definer set search_path = ''
as $$
  update app.invitations set is_held = true, mailed_at = invited_at
  where user_id = p_user and mailed_at is null
$$;
revoke all on function app.hold_invitation from public;
grant execute on function app.hold_invitation to hearthway_front_desk;

create or replace function app.invite_again(p_user uuid, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.invitations i set mailed_at = null, is_held = false
  where i.user_id = p_user and (i.is_held or i.mailed_at <= p_at - interval '1 day')
    and exists (select from auth.users u where u.id = p_user and u.email_confirmed_at is null);
  return found;
end $$;

create or replace function app.membership_history(p_user uuid)
  returns table (at timestamptz, action text, details jsonb, by_operator boolean, actor_name text)
  language sql stable security definer set search_path = ''
as $$
  select l.at, l.action, l.details, l.actor = 'operator', btrim(p.first_name || ' ' || p.last_name)
  from app.audit_log l
  left join app.audit_subjects a on a.subject::text = l.actor
  left join public.profiles p on p.user_id = a.user_id
  where l.subject = (select s.subject from app.audit_subjects s where s.user_id = p_user)
    and l.action in ('tier_changed', 'expiry_changed', 'gift_given', 'trial_given', 'imported',
      'invited', 'desk_role_granted', 'desk_role_revoked', 'admin_granted', 'refund_asked')
    and not l.details ? 'byPayments'
  order by l.seq desc limit 20
$$;

-- People who were invited with Premium count as invited until they join.
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
      where u.email_confirmed_at is null),
    'closedThisMonth', (select coalesce(sum(d.people), 0) from app.departures d
      where d.week > (v_month at time zone 'UTC')::date));
end $$;
