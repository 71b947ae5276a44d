-- What the front desk needs of members besides the membership itself: since when, last seen (the week,
-- no more), a note, and whether an invitation is still open.
create table app.member_notes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  changed_at timestamptz not null
);
grant select, insert, update, delete on app.member_notes to hearthway_front_desk;

-- Accounts that the practice made; the link is mailed by whoever keeps accounts.
create table app.invitations (
  user_id uuid primary key references auth.users (id) on delete cascade,
  invited_at timestamptz not null,
  mailed_at timestamptz
);
grant select, update (mailed_at) on app.invitations to hearthway_auth;
create index invitations_unmailed on app.invitations (invited_at) where mailed_at is null;

grant select (created_at) on profiles to hearthway_front_desk;
create index profiles_since on profiles (created_at desc, user_id desc);
create index profiles_tier_since on profiles (tier, created_at desc, user_id desc);
create index profiles_first_name on profiles (lower(first_name) text_pattern_ops);
create index profiles_last_name on profiles (lower(last_name) text_pattern_ops);
do $$
begin
  create index profiles_email_prefix on profiles (lower(email) text_pattern_ops);
exception when undefined_column then
  null;
end $$;

-- The Monday of the week somebody was last here. The desk learns no day and no hour.
create function app.seen_week(p_user uuid) returns date
  language sql stable security definer set search_path = ''
as $$
  select date_trunc('week', greatest(
    (select max(r.seen_at) from public.reminder_settings r where r.user_id = p_user),
    (select max(s.refreshed_at) from auth.sessions s where s.user_id = p_user),
    (select u.last_sign_in_at from auth.users u where u.id = p_user)) at time zone 'UTC')::date
$$;
revoke all on function app.seen_week from public;
grant execute on function app.seen_week to hearthway_front_desk;

create function app.is_invited_only(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.id = p_user and u.email_confirmed_at is null)
$$;
revoke all on function app.is_invited_only from public;
grant execute on function app.is_invited_only to hearthway_front_desk;

create function app.addresses_with_account(p_emails text[]) returns setof text
  language sql stable security definer set search_path = ''
as $$
  select u.email from auth.users u where u.email = any (p_emails)
$$;
revoke all on function app.addresses_with_account from public;
grant execute on function app.addresses_with_account to hearthway_front_desk;

-- An account without a password for an address that has none; nothing for one that has.
create function app.invite_member(p_email text, p_first_name text, p_last_name text, p_at timestamptz)
  returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  insert into auth.users (email, user_metadata, created_at, updated_at)
  values (lower(p_email), jsonb_build_object('first_name', p_first_name, 'last_name', p_last_name), p_at, p_at)
  on conflict (email) do nothing returning id into v_user;
  if v_user is not null then
    insert into app.invitations (user_id, invited_at) values (v_user, p_at);
  end if;
  return v_user;
end $$;
revoke all on function app.invite_member from public;
grant execute on function app.invite_member to hearthway_front_desk;

-- Ends an account at its owner's request. Whoever works here hands back the roles first.
create function app.close_account(p_user uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles p where p.user_id = p_user and p.role <> 'member') then
    raise exception 'has a role at the desk' using errcode = 'HW409';
  end if;
  perform app.append_audit(p_user, 'account_closed', '{}', p_at);
  perform app.forget_member(p_user);
end $$;
revoke all on function app.close_account from public;
grant execute on function app.close_account to hearthway_front_desk;

-- The log's reader: names stand beside rows while their accounts exist.
create index audit_log_actor on app.audit_log (actor, seq desc);
create index audit_log_action on app.audit_log (action, seq desc);
create index audit_log_at on app.audit_log (at);
create function app.read_audit_log(p_actor uuid, p_action text, p_from timestamptz, p_to timestamptz,
    p_before bigint, p_limit integer)
  returns table (seq bigint, at timestamptz, action text, details jsonb, by_operator boolean,
    actor_id uuid, actor_name text, subject_id uuid, subject_name text)
  language sql stable security definer set search_path = ''
as $$
  select l.seq, l.at, l.action, l.details, l.actor = 'operator', a.user_id,
    btrim(ap.first_name || ' ' || ap.last_name), s.user_id, btrim(sp.first_name || ' ' || sp.last_name)
  from app.audit_log l
  left join app.audit_subjects a on a.subject::text = l.actor
  left join public.profiles ap on ap.user_id = a.user_id
  left join app.audit_subjects s on s.subject = l.subject
  left join public.profiles sp on sp.user_id = s.user_id
  where (p_actor is null or l.actor = (select x.subject::text from app.audit_subjects x where x.user_id = p_actor))
    and (p_action is null or l.action = p_action)
    and (p_from is null or l.at >= p_from) and (p_to is null or l.at < p_to)
    and (p_before is null or l.seq < p_before)
  order by l.seq desc limit p_limit
$$;
revoke all on function app.read_audit_log from public;
grant execute on function app.read_audit_log to hearthway_admin;

-- Who can be in the log as the one who did something.
create function app.desk_people() returns table (user_id uuid, name text)
  language sql stable security definer set search_path = ''
as $$
  select p.user_id, btrim(p.first_name || ' ' || p.last_name) from public.profiles p
  where p.role <> 'member' order by 2, 1
$$;
revoke all on function app.desk_people from public;
grant execute on function app.desk_people to hearthway_admin;
create index profiles_of_staff on profiles (role) where role <> 'member';
