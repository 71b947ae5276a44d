-- Urges of the HFS Cycle Tool. The page makes the id, so that the same urge sent again is known.
create table hfs_urges (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- Minutes that the member's clock was ahead of UTC: the time of day stays what it was to them.
  utc_offset smallint not null check (utc_offset between -720 and 840),
  wanted text not null check (wanted ~ '^[a-z_]{1,30}$'),
  strength smallint not null check (strength between 0 and 10),
  set_off_by text not null check (set_off_by ~ '^[a-z_]{1,30}$'),
  note text not null check (length(note) <= 500),
  outcome text check (outcome in ('passed', 'smaller', 'acted')),
  strength_after smallint check (strength_after between 0 and 10),
  helped text[] check (cardinality(helped) <= 20),
  reset_seconds smallint check (reset_seconds between 0 and 300),
  primary key (user_id, id),
  check (num_nulls(outcome, strength_after, helped, reset_seconds) in (0, 4))
);
create index hfs_urges_latest on hfs_urges (user_id, at desc);
alter table hfs_urges enable row level security;
create policy own_rows on hfs_urges to hearthway_member
  using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()));
grant select, insert, update, delete on hfs_urges to hearthway_member;
