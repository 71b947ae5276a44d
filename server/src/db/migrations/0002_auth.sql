create table auth.users (
  id uuid primary key default gen_random_uuid(),
  -- Always stored trimmed and in lower case; the check keeps it so.
  email text not null unique check (email = lower(btrim(email)) and length(email) between 3 and 254),
  password_hash text,
  email_confirmed_at timestamptz,
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  -- An address the member asked to change to and has not confirmed yet.
  new_email text check (new_email = lower(btrim(new_email))),
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  -- The timebox, set once, and the inactivity limit, moved on by each refresh.
  not_after timestamptz not null,
  idle_after timestamptz not null,
  -- Each refresh token is made from the one before it with this key, so that a lost answer can be
  -- repeated without keeping a token. Worth nothing without a token of the session.
  rotation_key bytea not null
    default decode(replace(gen_random_uuid()::text || gen_random_uuid(), '-', ''), 'hex'),
  user_agent text check (length(user_agent) <= 512),
  ip text check (length(ip) <= 64),
  amr jsonb not null default '[]'
);
create index sessions_user on auth.sessions (user_id);

-- Only hashes: what a reader of this table learns cannot be presented as a token.
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  token_hash bytea not null unique,
  parent_id bigint references auth.refresh_tokens (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on auth.refresh_tokens (session_id, id);
create index refresh_tokens_parent on auth.refresh_tokens (parent_id);
create unique index refresh_tokens_one_active on auth.refresh_tokens (session_id) where used_at is null;

-- What a link in a mail proves: that whoever follows it reads this address.
create table auth.one_time_tokens (
  token_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'recovery', 'email_change')),
  email text not null,
  -- The password chosen by the sign-up that asked for this link. Following it makes that password
  -- the account's, so that whoever signed up earlier with somebody else's address gains nothing.
  password_hash text,
  -- Set when the request carried a PKCE challenge: the link then answers with a code, and lives
  -- until that code is exchanged, since without the verifier it opens nothing.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index one_time_tokens_user on auth.one_time_tokens (user_id, kind);
create index one_time_tokens_email on auth.one_time_tokens (email, kind);
create index one_time_tokens_age on auth.one_time_tokens (created_at);

create table auth.flow_states (
  code_hash bytea primary key,
  token_hash bytea not null references auth.one_time_tokens (token_hash) on delete cascade,
  expires_at timestamptz not null
);
create index flow_states_token on auth.flow_states (token_hash);

create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  -- A new key is published a while before it signs, so that every process and cache knows it by then.
  signs_from timestamptz not null
);

-- Counted here, not in a process, so that several processes share the limits. `account` is a hash:
-- people type all kinds of things into an e-mail field.
create table auth.sign_in_failures (
  id bigint generated always as identity primary key,
  account text not null,
  address text not null,
  at timestamptz not null
);
create index sign_in_failures_account on auth.sign_in_failures (account, at);
create index sign_in_failures_address on auth.sign_in_failures (address, at);
create index sign_in_failures_at on auth.sign_in_failures (at);

create table auth.mail_sends (
  address text primary key,
  sent_at timestamptz not null
);
create index mail_sends_at on auth.mail_sends (sent_at);

grant select, insert, update, delete on all tables in schema auth to hearthway_auth;

-- Answers the member's id while the session lives and stops the transaction when it does not.
create function app.live_session(p_user uuid, p_session uuid, p_now timestamptz) returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions s
    where s.id = p_session and s.user_id = p_user
      and p_now < s.not_after and p_now < s.idle_after
  ) then
    raise exception 'session has ended' using errcode = 'HW401';
  end if;
  return p_user;
end $$;
revoke all on function app.live_session from public;
grant execute on function app.live_session to hearthway_app;

-- An account kept by an external auth server gets its row here when it is first seen. That server
-- decides who has an address: an account it gave up, or renamed, lets go of it.
create function app.external_member(p_user uuid, p_email text, p_now timestamptz) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  wanted text := lower(btrim(p_email));
begin
  if exists (select from auth.users u where u.id = p_user and u.email = wanted) then
    return p_user;
  end if;
  update auth.users u set email = u.id || '@released.invalid' where u.email = wanted and u.id <> p_user;
  insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
  values (p_user, wanted, p_now, p_now, p_now)
  on conflict (id) do update set email = excluded.email, updated_at = excluded.updated_at;
  return p_user;
end $$;
revoke all on function app.external_member from public;
grant execute on function app.external_member to hearthway_app;
