-- older versions may go on
-- The members room filters by path, and lists memberships that end soon.
grant select (recommended_path) on profiles to hearthway_front_desk;
create index profiles_path_since on profiles (recommended_path, created_at desc, user_id desc);
-- Databases with an older schema lack this column.
do $$
begin
  create index profiles_premium_end on profiles (premium_expires_at) where tier <> 'free';
exception when undefined_column then
  null;
end $$;

-- Why the signed-in person may not change a membership: the front desk may change neither its own
-- nor an admin's. Admins also work through this database role, so their role is checked here.
create function app.membership_lock(p_user uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from public.profiles p
      where p.user_id = app.member_id() and p.role = 'inner-circle') then null
    when p_user = app.member_id() then 'own'
    when exists (select from public.profiles p
      where p.user_id = p_user and p.role = 'inner-circle') then 'admin'
  end
$$;
revoke all on function app.membership_lock from public;
grant execute on function app.membership_lock to hearthway_front_desk;

create function app.guard_membership() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.membership_lock(new.user_id) is not null then
    raise exception 'the front desk may not change this membership' using errcode = 'HW423';
  end if;
  return new;
end $$;
revoke all on function app.guard_membership from public;
create trigger guard_membership before update on profiles
  for each row when (current_user = 'hearthway_front_desk') execute function app.guard_membership();

-- The front desk may see the state of a member's payments, but no amounts.
create function app.payment_status(p_user uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select c.status from app.payment_customers c where c.user_id = p_user
$$;
revoke all on function app.payment_status from public;
grant execute on function app.payment_status to hearthway_front_desk;

create index payment_customers_past_due on app.payment_customers (user_id) where status = 'past_due';
create function app.members_past_due() returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select c.user_id from app.payment_customers c where c.status = 'past_due'
$$;
revoke all on function app.members_past_due from public;
grant execute on function app.members_past_due to hearthway_front_desk;

grant select on app.invitations to hearthway_front_desk;

-- Sends an invitation again, at most once a day. False if the member has answered meanwhile or the
-- last mail is too recent.
create function app.invite_again(p_user uuid, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.invitations i set mailed_at = null
  where i.user_id = p_user and i.mailed_at <= p_at - interval '1 day'
    and exists (select from auth.users u where u.id = p_user and u.email_confirmed_at is null);
  return found;
end $$;
revoke all on function app.invite_again from public;
grant execute on function app.invite_again to hearthway_front_desk;

-- What happened to one membership, newest first. The desk's reading of records is left out.
create function app.membership_history(p_user uuid)
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
  order by l.seq desc limit 20
$$;
revoke all on function app.membership_history from public;
grant execute on function app.membership_history to hearthway_front_desk;

-- Members who were last here some weeks ago. A job updates the table, because finding them means
-- looking at every session. The desk sees only the week, not the day or hour.
create table app.quiet_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seen_week date not null
);
grant select on app.quiet_members to hearthway_front_desk;

create function app.update_quiet_members(p_after timestamptz, p_before timestamptz) returns void
  language sql security definer set search_path = '' set work_mem = '64MB'
as $$
  with seen as materialized (
    select p.user_id, coalesce(greatest(u.last_sign_in_at, s.at, r.seen_at), u.created_at) as at
    from public.profiles p
    join auth.users u on u.id = p.user_id
    left join (select x.user_id, max(x.refreshed_at) as at from auth.sessions x group by x.user_id) s
      on s.user_id = p.user_id
    left join public.reminder_settings r on r.user_id = p.user_id
    where p.role = 'member' and u.email_confirmed_at is not null
  ), quiet as materialized (
    select user_id, date_trunc('week', at at time zone 'UTC')::date as week
    from seen where at > p_after and at <= p_before
  ), back as (
    delete from app.quiet_members q where not exists (select from quiet where quiet.user_id = q.user_id)
  )
  insert into app.quiet_members as q (user_id, seen_week) select user_id, week from quiet
  on conflict (user_id) do update set seen_week = excluded.seen_week
    where q.seen_week <> excluded.seen_week
$$;
revoke all on function app.update_quiet_members from public;
grant execute on function app.update_quiet_members to hearthway_jobs;

-- Words of questions to which the guide had no answer. The desk reads only words that at least five
-- members used; nobody can read who asked.
create table app.unanswered_words (
  user_id uuid not null references auth.users (id) on delete cascade,
  stem text not null check (length(stem) between 1 and 40),
  word text not null check (word ~ '^[a-z]{4,30}$'),
  asked_on date not null,
  primary key (user_id, stem)
);
create index unanswered_words_by_day on app.unanswered_words (asked_on);

create function app.keep_unanswered(p_stems text[], p_words text[], p_day date) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.unanswered_words as u (user_id, stem, word, asked_on)
  select distinct on (asked.stem) app.member_id(), asked.stem, asked.word, p_day
  from unnest(p_stems[1:6], p_words[1:6]) as asked (stem, word)
  on conflict (user_id, stem) do update set word = excluded.word, asked_on = excluded.asked_on;
  -- At most a hundred words are stored for each member.
  delete from app.unanswered_words u where u.user_id = app.member_id() and u.stem in (
    select o.stem from app.unanswered_words o where o.user_id = app.member_id()
    order by o.asked_on desc, o.stem offset 100)
$$;
revoke all on function app.keep_unanswered from public;
grant execute on function app.keep_unanswered to hearthway_member;

create function app.unanswered_topics(p_since date) returns table (word text, people bigint)
  language sql stable security definer set search_path = ''
as $$
  select mode() within group (order by u.word), count(*) from app.unanswered_words u
  where u.asked_on >= p_since group by u.stem having count(*) >= 5 order by 2 desc, 1 limit 20
$$;
revoke all on function app.unanswered_topics from public;
grant execute on function app.unanswered_topics to hearthway_editor;

create function app.forget_old_words(p_before date) returns void
  language sql security definer set search_path = ''
as $$
  delete from app.unanswered_words u where u.asked_on < p_before
$$;
revoke all on function app.forget_old_words from public;
grant execute on function app.forget_old_words to hearthway_jobs;

-- A member who deletes a conversation with the guide expects that nothing of it remains.
create function app.forget_words_of_thread() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.unanswered_words u where u.user_id = old.user_id;
  return null;
end $$;
revoke all on function app.forget_words_of_thread from public;
create trigger forget_words_of_thread after delete on guide_threads
  for each row execute function app.forget_words_of_thread();
