-- older versions may go on

-- What a member calls this feeling, beside the number from 1 to 5. `not valid` spares a scan of all
-- entries: the columns are new, so no stored row can break the rule.
alter table journal_entries add column own_name text, add column own_icon text;
alter table journal_entries add constraint journal_entries_own_feeling_check check (
  (own_name is null) = (own_icon is null) and char_length(own_name) between 1 and 24
  and own_icon ~ '^[a-z]{1,20}$') not valid;
