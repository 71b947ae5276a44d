-- Days on which a streak pauses. One that was called off ends before it begins: its row stays, so that
-- an older word that arrives late does not bring it back.
create table streak_breaks (
  id uuid not null,
  first_day date not null,
  last_day date not null check (last_day between first_day - 1 and first_day + 27),
  at timestamptz not null
);
select app.own_table('streak_breaks');

-- The pillars that do not fit a member, each with the latest word on it.
create table hidden_pillars (
  pillar text not null check (pillar ~ '^[a-z_]{1,30}$'),
  is_hidden boolean not null,
  at timestamptz not null
);
select app.own_table('hidden_pillars', '{pillar}');
