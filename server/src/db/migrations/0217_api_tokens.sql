-- older versions may go on

-- Other programs call /api/v1 with a token. Only its hash is stored.
create table app.api_tokens (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  hash bytea not null unique,
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 10),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  -- The rate limit counts the calls of the current minute.
  minute_at timestamptz,
  minute_calls integer not null default 0
);

-- A call that is repeated with the same Idempotency-Key gets the stored answer.
create table app.api_calls (
  token_id uuid not null references app.api_tokens (id) on delete cascade,
  key text not null check (length(key) between 1 and 100),
  request_hash text not null,
  response jsonb,
  at timestamptz not null,
  primary key (token_id, key)
);
create index api_calls_at on app.api_calls (at);

-- Events for webhooks and for tokens that read them: ids and facts, nothing about health.
create table app.integration_events (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type ~ '^[a-z_]{1,30}\.[a-z_]{1,30}$'),
  at timestamptz not null,
  user_id uuid references auth.users (id) on delete cascade,
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object')
);
create index integration_events_at on app.integration_events (at, id);
create index integration_events_user on app.integration_events (user_id);

grant select (id, name, hint, scopes, created_at, expires_at, revoked_at, last_used_at),
  insert (name, hash, hint, scopes, created_at, expires_at), update (revoked_at)
  on app.api_tokens to hearthway_admin;

-- Calls with a token run as a role of their own, which can change nothing but memberships.
grant usage on schema public, app to hearthway_api;
grant select (id, name, hash, scopes, expires_at, revoked_at, minute_at, minute_calls),
  update (last_used_at, minute_at, minute_calls) on app.api_tokens to hearthway_api;
grant select, insert, update (response) on app.api_calls to hearthway_api;
grant select on app.integration_events to hearthway_api;
create policy api_reads_profiles on profiles for select to hearthway_api using (true);
create policy api_changes_memberships on profiles for update to hearthway_api
  using (true) with check (true);
-- Databases with an older schema lack some of these columns.
do $$
declare
  readable text;
  writable text;
begin
  select string_agg(quote_ident(attname), ', '),
    string_agg(quote_ident(attname), ', ')
      filter (where attname in ('tier', 'premium_started_at', 'premium_expires_at'))
  into readable, writable
  from pg_attribute
  where attrelid = 'profiles'::regclass and not attisdropped and attname in ('user_id', 'first_name',
    'last_name', 'email', 'tier', 'premium_started_at', 'premium_expires_at');
  execute format('grant select (%s), update (%s) on profiles to hearthway_api', readable, writable);
end $$;

-- The database itself records what a token changes, with the token's name.
create function app.audit_membership_by_token() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := to_jsonb(new);
  v_token text;
  v_to jsonb;
begin
  select t.name into strict v_token from app.api_tokens t
    where t.id = current_setting('app.token_id')::uuid;
  v_to := jsonb_build_object('byToken', v_token) || case when v_new ? 'premium_expires_at'
    then jsonb_build_object('toExpiry', app.iso_instant((v_new ->> 'premium_expires_at')::timestamptz))
    else '{}' end;
  if new.tier is distinct from old.tier then
    perform app.append_audit(new.user_id, 'tier_changed',
      jsonb_build_object('fromTier', old.tier, 'toTier', new.tier) || v_to, now());
  elsif (v_new -> 'premium_expires_at', v_new -> 'premium_started_at')
    is distinct from (v_old -> 'premium_expires_at', v_old -> 'premium_started_at') then
    perform app.append_audit(new.user_id, 'expiry_changed', jsonb_build_object('fromExpiry',
      app.iso_instant((v_old ->> 'premium_expires_at')::timestamptz)) || v_to, now());
  end if;
  return null;
end $$;
revoke all on function app.audit_membership_by_token from public;
create trigger audit_membership_by_token after update on profiles
  for each row when (current_user = 'hearthway_api') execute function app.audit_membership_by_token();

-- Background jobs delete old tokens, calls and events.
grant select, delete on app.api_tokens, app.api_calls, app.integration_events to hearthway_jobs;
