-- older versions may go on

-- Letters are marketing mail: members get them until they unsubscribe. Their answer is a consent of
-- the kind `letters`; without one, letters are allowed.
alter table consents
  drop constraint consents_kind_check,
  add constraint consents_kind_check check (kind in ('terms', 'personalisation', 'guide_model', 'letters'));
grant insert, update (granted) on consents to hearthway_jobs;

create table app.letters (
  id uuid primary key default gen_random_uuid(),
  subject text not null default '' check (length(subject) <= 200),
  body text not null default '' check (length(body) <= 20000),
  segment jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  version integer not null default 1,
  send_at timestamptz,
  finished_at timestamptz,
  -- The results, once the rows of single recipients have been deleted.
  results jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  check (state not in ('scheduled', 'sending') or send_at is not null)
);
create index letters_due on app.letters (send_at) where state in ('scheduled', 'sending');
create index letters_finished on app.letters (finished_at) where results is null;
grant select (id, subject, body, segment, state, version, send_at, finished_at, results, created_at, changed_at),
  insert (subject, body, segment, changed_at),
  update (subject, body, segment, state, version, send_at, finished_at, changed_at), delete
  on app.letters to hearthway_front_desk;
grant select, update (state, send_at, finished_at, results) on app.letters to hearthway_jobs;

-- One row per letter and member. `handed` means that the mail server may have the letter: the row is
-- committed in this state before the last byte is sent, so that nobody gets the letter twice.
create table app.letter_recipients (
  letter_id uuid not null references app.letters (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null default 'waiting'
    check (state in ('waiting', 'handed', 'sent', 'unconfirmed', 'bounced', 'refused', 'skipped')),
  -- The process that sends or has sent the letter.
  worker uuid,
  try_after timestamptz,
  tries smallint not null default 0,
  at timestamptz not null,
  unsubscribed_at timestamptz,
  primary key (letter_id, user_id)
);
create index letter_recipients_user on app.letter_recipients (user_id);
create index letter_recipients_waiting on app.letter_recipients (letter_id, user_id) where state = 'waiting';
create index letter_recipients_handed on app.letter_recipients (worker) where state = 'handed';
grant select, update, delete on app.letter_recipients to hearthway_jobs;

-- Only one process sends at a time, so that the pace applies to all processes together.
create table app.letter_sender (
  id smallint primary key default 1 check (id = 1),
  worker uuid,
  working_until timestamptz,
  per_minute integer,
  setbacks smallint not null default 0,
  paused_until timestamptz
);
insert into app.letter_sender default values;
grant select, update on app.letter_sender to hearthway_jobs;

-- Addresses that a mail server called wrong. Members who change their address get mail again.
create table app.bounced_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  at timestamptz not null
);
grant select, insert, update, delete on app.bounced_addresses to hearthway_jobs;
grant select, delete on app.bounced_addresses to hearthway_front_desk;

-- Whether a member may get letters at all.
create function app.may_get_letters(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = p_user and u.email is not null and u.email_confirmed_at is not null
      and not exists (select from app.bounced_addresses b
        where b.user_id = u.id and lower(b.email) = lower(u.email))
      and not exists (select from public.reminder_settings s where s.user_id = u.id and s.wants_no_mail)
      and coalesce((select c.granted from public.consents c
        where c.user_id = u.id and c.kind = 'letters' order by c.at desc limit 1), true)
  )
$$;
revoke all on function app.may_get_letters from public;
grant execute on function app.may_get_letters to hearthway_jobs;

-- The members of a segment. Older databases have no expiry: there, a premium tier never ends.
create function app.letter_audience(p_segment jsonb, p_now timestamptz) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_quiet_since timestamptz := p_now - (p_segment ->> 'quietDays')::integer * interval '1 day';
begin
  return query
  select p.user_id from public.profiles p
  join auth.users u on u.id = p.user_id
  where u.email_confirmed_at is not null
    and (p_segment -> 'tier' = '[]' or p_segment -> 'tier' ? case
      when p.tier <> 'free' and coalesce((to_jsonb(p) ->> 'premium_expires_at')::timestamptz <= p_now, false)
      then 'free' else p.tier end)
    and (p_segment -> 'path' = '[]' or p_segment -> 'path' ? p.recommended_path)
    and (p_segment -> 'week' = '[]' or p_segment -> 'week' @> to_jsonb(1 + (
      select count(*) from public.workshop_progress w where w.user_id = p.user_id)))
    and (v_quiet_since is null or coalesce(greatest(
      (select max(r.seen_at) from public.reminder_settings r where r.user_id = p.user_id),
      (select max(s.refreshed_at) from auth.sessions s where s.user_id = p.user_id),
      u.last_sign_in_at, u.created_at), p_now) < v_quiet_since);
end $$;
revoke all on function app.letter_audience from public;

-- The members of a segment, and whether each may get letters by the rule of app.may_get_letters.
create function app.letter_readers(p_segment jsonb, p_now timestamptz)
  returns table (user_id uuid, may_get boolean)
  language sql stable security definer set search_path = ''
as $$
  select u.id, u.email is not null and b.user_id is null and s.user_id is null and coalesce(c.granted, true)
  from app.letter_audience(p_segment, p_now) m
  join auth.users u on u.id = m
  left join app.bounced_addresses b on b.user_id = u.id and lower(b.email) = lower(u.email)
  left join public.reminder_settings s on s.user_id = u.id and s.wants_no_mail
  left join (select distinct on (k.user_id) k.user_id, k.granted from public.consents k
    where k.kind = 'letters' order by k.user_id, k.at desc) c on c.user_id = u.id
$$;
revoke all on function app.letter_readers from public;

create function app.letter_reach(p_segment jsonb, p_now timestamptz)
  returns table (matching integer, reachable integer)
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer, (count(*) filter (where r.may_get))::integer
  from app.letter_readers(p_segment, p_now) r
$$;
revoke all on function app.letter_reach from public;
grant execute on function app.letter_reach to hearthway_front_desk;

-- Decides who gets a letter, once: a second call changes nothing.
create function app.start_letter(p_letter uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_segment jsonb;
begin
  update app.letters l set state = 'sending', send_at = p_now
  where l.id = p_letter and l.state = 'scheduled' and l.send_at <= p_now
  returning l.segment into v_segment;
  if v_segment is null then
    return false;
  end if;
  insert into app.letter_recipients (letter_id, user_id, at)
  select p_letter, r.user_id, p_now from app.letter_readers(v_segment, p_now) r where r.may_get
  on conflict do nothing;
  return true;
end $$;
revoke all on function app.start_letter from public;
grant execute on function app.start_letter to hearthway_jobs;

create function app.letter_results(p_letter uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select l.results from app.letters l where l.id = p_letter), jsonb_build_object(
    'waiting', count(*) filter (where r.state = 'waiting'),
    'sent', count(*) filter (where r.state = 'sent'),
    'unconfirmed', count(*) filter (where r.state in ('handed', 'unconfirmed')),
    'bounced', count(*) filter (where r.state = 'bounced'),
    'refused', count(*) filter (where r.state = 'refused'),
    'skipped', count(*) filter (where r.state = 'skipped'),
    'unsubscribed', count(*) filter (where r.unsubscribed_at is not null)))
  from app.letter_recipients r where r.letter_id = p_letter
$$;
revoke all on function app.letter_results from public;
grant execute on function app.letter_results to hearthway_front_desk, hearthway_jobs;

create function app.count_unsubscribed() returns integer
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select distinct on (c.user_id) c.granted from public.consents c
    where c.kind = 'letters' order by c.user_id, c.at desc
  ) latest where not latest.granted
$$;
revoke all on function app.count_unsubscribed from public;
grant execute on function app.count_unsubscribed to hearthway_front_desk;
create index consents_letters on consents (user_id, at desc) where kind = 'letters';

-- The desk records that a member wants no letters, or that mail to the member came back. Answers with
-- the addresses that belong to members.
create function app.stop_letters(p_emails text[], p_reason text, p_at timestamptz) returns setof text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_member record;
begin
  for v_member in select u.id, u.email from auth.users u where u.email = any (p_emails) order by u.id loop
    if p_reason = 'bounced' then
      insert into app.bounced_addresses (user_id, email, at) values (v_member.id, v_member.email, p_at)
      on conflict (user_id) do update set email = excluded.email, at = excluded.at;
    else
      insert into public.consents (user_id, kind, version, granted, at)
      values (v_member.id, 'letters', 'desk', false, p_at) on conflict do nothing;
    end if;
    perform app.append_audit(v_member.id, 'letters_stopped',
      jsonb_build_object('reason', p_reason), p_at);
    return next v_member.email;
  end loop;
end $$;
revoke all on function app.stop_letters from public;
grant execute on function app.stop_letters to hearthway_front_desk;
