-- A refund that the desk asked for is part of the membership's history.
create or replace function app.membership_history(p_user uuid)
  returns table (at timestamptz, action text, details jsonb, by_operator boolean, actor_name text)
  language sql stable security definer set search_path = ''
as $$
  select l.at, l.action, l.details, l.actor = 'operator', btrim(p.first_name || ' ' || p.last_name)
  from app.audit_log l
  left join app.audit_subjects a on a.subject::text = l.actor
  left join public.profiles p on p.user_id = a.user_id
  where l.subject = (select s.subject from app.audit_subjects s where s.user_id = p_user)
    and l.action in ('tier_changed', 'expiry_changed', 'gift_given', 'trial_given', 'invited',
      'desk_role_granted', 'desk_role_revoked', 'admin_granted', 'refund_asked')
    and not l.details ? 'byPayments'
  order by l.seq desc limit 20
$$;
