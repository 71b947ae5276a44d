-- older versions may go on
-- The front desk sees what happened to a member's payments, and finds the member at the payment
-- provider. No amounts are stored.
create function app.payment_customer(p_user uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select c.customer from app.payment_customers c where c.user_id = p_user
$$;
revoke all on function app.payment_customer from public;
grant execute on function app.payment_customer to hearthway_front_desk;

create function app.payment_history(p_user uuid)
  returns table (kind text, at timestamptz, until timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select e.kind, e.at, e.until from app.payment_events e
  where e.user_id = p_user order by e.at desc, e.id desc limit 20
$$;
revoke all on function app.payment_history from public;
grant execute on function app.payment_history to hearthway_front_desk;

create index payment_customers_disputed on app.payment_customers (user_id) where status = 'disputed';
create function app.members_disputed() returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select c.user_id from app.payment_customers c where c.status = 'disputed'
$$;
revoke all on function app.members_disputed from public;
grant execute on function app.members_disputed to hearthway_front_desk;

-- Admins are few; the team page lists them beside the people with desk roles.
create function app.list_admins() returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select p.user_id from public.profiles p
  where p.role = 'inner-circle' order by p.created_at, p.user_id limit 50
$$;
revoke all on function app.list_admins from public;
grant execute on function app.list_admins to hearthway_admin;

-- What people changed in one membership, newest first. Changes by payments are left out, because
-- monthly renewals would push out the others; payment_history has them.
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
      'desk_role_granted', 'desk_role_revoked', 'admin_granted')
    and not l.details ? 'byPayments'
  order by l.seq desc limit 20
$$;
