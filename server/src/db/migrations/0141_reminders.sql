-- What each member wants to be reminded of, and when it is due next: the one column that the minute's
-- look goes by. A reminder that is off is never due.
create table reminders (
  kind text not null check (kind in
    ('daily_nudge', 'check_in', 'weekly_pulse', 'commitment', 'belief_test', 'weekly_letter')),
  is_on boolean not null,
  channel text not null check (channel in ('push', 'mail')),
  minute smallint check (minute between 0 and 1439),
  days smallint not null check (days between 1 and 127),
  next_due timestamptz,
  last_sent_at timestamptz,
  at timestamptz not null,
  check (is_on or next_due is null)
);
select app.own_table('reminders', '{kind}');
create index reminders_due on reminders (next_due) where next_due is not null;

-- One row for each member who has opened the app since: the clock they live by, when they were last
-- here, and what keeps reminders still.
create table reminder_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  time_zone text not null check (length(time_zone) <= 64),
  shows_text boolean not null default false,
  seen_at timestamptz not null,
  quiet_until timestamptz,
  sent_on date,
  sent_count smallint not null default 0,
  wants_no_mail boolean not null default false,
  farewell_at timestamptz,
  created_at timestamptz not null default now()
);
alter table reminder_settings enable row level security;
create policy own_rows on reminder_settings to hearthway_member
  using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()));
grant select, insert, update, delete on reminder_settings to hearthway_member;
-- Those who have been away and were not written to yet.
create index reminder_settings_seen on reminder_settings (seen_at) where farewell_at is null;

-- Browsers that take push messages. The keys are theirs, and no part of an export.
create table push_devices (
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh bytea not null,
  auth_secret bytea not null,
  name text not null check (length(name) <= 80)
);
select app.own_table('push_devices');
create unique index push_devices_endpoint on push_devices (user_id, md5(endpoint));
create index push_devices_by_endpoint on push_devices (md5(endpoint));

-- A browser belongs to whoever is signed in there last: nobody gets another member's messages.
create function app.release_push_endpoint(p_endpoint text) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.push_devices
  where md5(endpoint) = md5(p_endpoint) and endpoint = p_endpoint and user_id <> app.member_id();
$$;
revoke all on function app.release_push_endpoint from public;
grant execute on function app.release_push_endpoint to hearthway_member;

-- What this installation keeps to itself, made at its first start.
create table app.installation_secrets (name text primary key, value text not null);
grant select, insert on app.installation_secrets to hearthway_jobs;

-- What jobs may see and change of any member: enough to know whether a reminder is to be sent.
do $$
declare
  name text;
begin
  foreach name in array array['reminders', 'reminder_settings', 'push_devices', 'user_nudge_prefs',
    'profiles', 'daily_checkins', 'reports', 'commitments', 'commitment_ticks', 'belief_worksheets',
    'consents'] loop
    execute format('create policy jobs_rows on public.%I to hearthway_jobs using (true) with check (true)', name);
    execute format('grant select on public.%I to hearthway_jobs', name);
  end loop;
end $$;
create policy jobs_rows on resources for select to hearthway_jobs using (true);
grant select on resources to hearthway_jobs;
grant select (id, email, email_confirmed_at) on auth.users to hearthway_jobs;
grant update (next_due, last_sent_at, is_on) on reminders to hearthway_jobs;
grant update (sent_on, sent_count, farewell_at, wants_no_mail) on reminder_settings to hearthway_jobs;
grant delete on push_devices to hearthway_jobs;
grant insert on user_nudge_prefs to hearthway_jobs;
grant update (daily_last_shown, last_rule_shown) on user_nudge_prefs to hearthway_jobs;
