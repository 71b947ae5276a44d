-- The Calm Kit. Ids are made on the device, so that what is sent twice is there once.
create table breathing_sessions (
  id uuid not null,
  pattern text not null check (pattern ~ '^[a-z-]{1,30}$'),
  seconds smallint not null check (seconds between 10 and 600),
  at timestamptz not null
);
select app.own_table('breathing_sessions');

-- One that was let go stays as a row, so that an older word that arrives late does not bring it back.
create table kept_reframes (
  reframe text not null check (reframe ~ '^[a-z]{1,20}-[0-9]{1,3}$'),
  is_kept boolean not null,
  at timestamptz not null
);
select app.own_table('kept_reframes', '{reframe}');

-- Without its text it was taken away.
create table own_reframes (
  id uuid not null,
  feeling text not null check (feeling ~ '^[a-z]{1,20}$'),
  text text check (length(text) between 1 and 280),
  at timestamptz not null
);
select app.own_table('own_reframes');
