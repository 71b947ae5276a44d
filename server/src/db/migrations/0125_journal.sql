-- Answers to "How are you?". The page makes the id, so that the same entry sent again is known. Of a
-- removed entry only its id stays, so that an older copy that arrives late does not bring it back.
create table journal_entries (
  id uuid not null,
  at timestamptz not null,
  -- Minutes that the member's clock was ahead of UTC: the day stays what it was to them.
  utc_offset smallint not null check (utc_offset between -720 and 840),
  day date not null,
  feeling smallint check (feeling between 1 and 5),
  words text not null check (length(words) <= 1000),
  tags text[] not null check (cardinality(tags) <= 20),
  changed_at timestamptz not null,
  check (feeling is not null or (words = '' and cardinality(tags) = 0))
);
select app.own_table('journal_entries');
create index journal_entries_latest on journal_entries (user_id, at desc, id desc) where feeling is not null;
create index journal_entries_by_day on journal_entries (user_id, day) where feeling is not null;
