-- older versions may go on

-- Feelings and writing prompts that members add to their journal. Of a removed one only the id and
-- the kind stay, so that an older copy that arrives late does not bring it back.
create table journal_additions (
  id uuid not null,
  kind text not null check (kind in ('feeling', 'prompt')),
  text text check (char_length(text) between 1 and 140),
  feeling smallint check (feeling between 1 and 5),
  icon text check (icon ~ '^[a-z]{1,20}$'),
  changed_at timestamptz not null,
  check (case when kind = 'feeling' and text is not null
    then feeling is not null and icon is not null
    else feeling is null and icon is null end)
);
select app.own_table('journal_additions');
select app.limit_rows('journal_additions', 1000);
