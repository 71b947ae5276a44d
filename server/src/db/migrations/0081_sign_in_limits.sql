-- Where and with which device an account was opened before. Strangers who guess its password can stop
-- one another with it, but not its owner. Only hashes.
create table auth.known_places (
  user_id uuid not null references auth.users (id) on delete cascade,
  place_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, place_hash)
);
create index known_places_age on auth.known_places (last_used_at);

-- The device that a wrong password came from, if it is one that has opened an account before.
alter table auth.sign_in_failures add column device_hash bytea;

-- How often something happened in a stretch of time, for limits that all processes share.
create table auth.counts (
  what text not null,
  since timestamptz not null,
  times integer not null,
  primary key (what, since)
);
create index counts_since on auth.counts (since);

grant select, insert, update, delete on auth.known_places, auth.counts to hearthway_auth;
