-- What a network has left of its pace, for the processes that share this database. Not logged: it is
-- worth nothing after a crash.
-- older versions may go on
create unlogged table auth.paces (
  network text primary key,
  tokens double precision not null,
  at timestamptz not null
);
create index paces_at on auth.paces (at);

grant select, insert, update, delete on auth.paces to hearthway_auth;
