-- Keys that members' devices keep for this site. The private half never leaves the device.
create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  -- Goes up with each use where a device counts; one that goes down is a copy.
  counter bigint not null,
  transports text[] not null default '{}',
  friendly_name text not null check (length(friendly_name) <= 120),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on auth.passkeys (user_id);

-- What a device has to sign next. Without a member: for signing in.
create table auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_user on auth.passkey_challenges (user_id);
create index passkey_challenges_expiry on auth.passkey_challenges (expires_at);

grant select, insert, update, delete on auth.passkeys, auth.passkey_challenges to hearthway_auth;
