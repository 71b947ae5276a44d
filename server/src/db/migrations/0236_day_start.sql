-- older versions may go on
-- The hour at which a member's day starts, for people who are up late.
alter table profiles add column day_start smallint not null default 0
  check (day_start between 0 and 5);
grant update (day_start) on profiles to hearthway_member;
-- An entry keeps the hour that held when it was written: its day stays what it was to the member.
alter table journal_entries add column day_start smallint not null default 0
  check (day_start between 0 and 5);
