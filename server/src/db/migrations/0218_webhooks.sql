-- older versions may go on
create table app.webhooks (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) between 1 and 10),
  includes_email boolean not null default false,
  is_on boolean not null default true,
  -- True if the receiver answered that it wants no more deliveries.
  is_gone boolean not null default false,
  secret text not null check (length(secret) between 30 and 200),
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null
);

-- One event on its way to one webhook. `next_try_at` is null if it can be sent at once. The attempts
-- hold times and statuses, never a body.
create table app.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references app.webhooks (id) on delete cascade,
  event_id uuid not null references app.integration_events (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz,
  attempts jsonb not null default '[]' check (jsonb_typeof(attempts) = 'array'),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (webhook_id, event_id)
);
create index webhook_deliveries_waiting on app.webhook_deliveries (webhook_id, next_try_at)
  where state = 'waiting';
create index webhook_deliveries_event on app.webhook_deliveries (event_id);

-- Admins may set a secret, but nobody at the desk can read one.
grant select (id, name, url, events, includes_email, is_on, is_gone, old_secret_until, created_at),
  insert (name, url, events, includes_email, is_on, secret, created_at),
  update (name, url, events, includes_email, is_on, is_gone), delete
  on app.webhooks to hearthway_admin;
grant select, update (state, tries, next_try_at) on app.webhook_deliveries to hearthway_admin;
grant select on app.integration_events to hearthway_admin;
grant select, update (is_on, is_gone) on app.webhooks to hearthway_jobs;
grant select, update (state, tries, next_try_at, attempts, delivered_at)
  on app.webhook_deliveries to hearthway_jobs;

-- For a day, deliveries are signed with both secrets, so that the receiver can switch.
create function app.change_webhook_secret(p_webhook uuid, p_secret text, p_until timestamptz)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.webhooks set old_secret = secret, old_secret_until = p_until, secret = p_secret
    where id = p_webhook;
  return found;
end $$;
revoke all on function app.change_webhook_secret from public;
grant execute on function app.change_webhook_secret to hearthway_admin;

create function app.send_test_event(p_webhook uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_event uuid;
begin
  insert into app.integration_events (type, at) values ('webhook.test', p_at) returning id into v_event;
  insert into app.webhook_deliveries (webhook_id, event_id) values (p_webhook, v_event);
end $$;
revoke all on function app.send_test_event from public;
grant execute on function app.send_test_event to hearthway_admin;

-- Records an event in the transaction that causes it, so that none is lost. Without a webhook or a
-- token that wants it, nothing is stored.
create function app.emit_event(p_type text, p_user uuid, p_facts jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_event uuid;
begin
  if not exists (select from app.webhooks w where w.is_on and p_type = any (w.events))
    and not exists (select from app.api_tokens t where 'events:read' = any (t.scopes)
      and t.revoked_at is null and t.expires_at > now()) then
    return;
  end if;
  insert into app.integration_events (type, at, user_id, facts)
    values (p_type, now(), p_user, p_facts) returning id into v_event;
  insert into app.webhook_deliveries (webhook_id, event_id)
    select w.id, v_event from app.webhooks w where w.is_on and p_type = any (w.events);
end $$;
revoke all on function app.emit_event from public;
grant execute on function app.emit_event to hearthway_payments;

create function app.emit_member_joined() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.emit_event('member.joined', new.id, '{}');
  return null;
end $$;
revoke all on function app.emit_member_joined from public;
create trigger emit_member_joined after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function app.emit_member_joined();
create trigger emit_member_confirmed after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function app.emit_member_joined();

-- Compares the tiers in effect: premium that has ended counts as free. Read through JSON, because older
-- databases have no premium dates.
create function app.emit_tier_changed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_old_end timestamptz := (to_jsonb(old) ->> 'premium_expires_at')::timestamptz;
  v_new_end timestamptz := (to_jsonb(new) ->> 'premium_expires_at')::timestamptz;
  v_from text := case when v_old_end <= now() then 'free' else old.tier end;
  v_to text := case when v_new_end <= now() then 'free' else new.tier end;
begin
  if v_from <> v_to then
    perform app.emit_event('tier.changed', new.user_id, jsonb_build_object('from', v_from, 'to', v_to,
      'until', case when v_to <> 'free' then app.iso_instant(v_new_end) end));
  end if;
  return null;
end $$;
revoke all on function app.emit_tier_changed from public;
create trigger emit_tier_changed after update on profiles
  for each row execute function app.emit_tier_changed();

create function app.emit_quiz_finished() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.emit_event('quiz.finished', new.user_id,
    jsonb_build_object('path', new.recommended_path));
  return null;
end $$;
revoke all on function app.emit_quiz_finished from public;
create trigger emit_quiz_finished after insert on quiz_results
  for each row execute function app.emit_quiz_finished();
