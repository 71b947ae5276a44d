-- What a member proves besides a password: an authenticator app, or one of a set of recovery codes.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  friendly_name text check (length(friendly_name) <= 120),
  -- The server has to work out the same codes as the app, so this one secret cannot be a hash. It is
  -- bytea, which no export holds, in a table that no member's role can read.
  totp_secret bytea,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  verified_at timestamptz,
  check ((factor_type = 'totp') = (totp_secret is not null))
);
create index mfa_factors_user on auth.mfa_factors (user_id);
create unique index mfa_factors_one_set_of_codes on auth.mfa_factors (user_id)
  where factor_type = 'recovery_code';

create table auth.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  expires_at timestamptz not null
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);

-- Wrong codes, counted here so that several processes share the limit.
create table auth.mfa_failures (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null
);
create index mfa_failures_user on auth.mfa_failures (user_id, at);

-- `aal2`: whoever opened the session has shown a second thing, or a passkey, which is two in one.
alter table auth.sessions add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2'));

grant select, insert, update, delete on auth.mfa_factors, auth.recovery_codes, auth.mfa_challenges,
  auth.mfa_failures to hearthway_auth;

-- As before, and a session of a member with two-step sign-in opens nothing until its code was given.
create or replace function app.live_session(p_user uuid, p_session uuid, p_now timestamptz) returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  is_whole boolean;
begin
  select s.aal = 'aal2' or not exists (
    select from auth.mfa_factors f where f.user_id = p_user and f.verified_at is not null
  )
  into is_whole
  from auth.sessions s
  where s.id = p_session and s.user_id = p_user and p_now < s.not_after and p_now < s.idle_after;
  if is_whole is null then
    raise exception 'session has ended' using errcode = 'HW401';
  end if;
  if not is_whole then
    raise exception 'the second step is missing' using errcode = 'HW402';
  end if;
  return p_user;
end $$;
