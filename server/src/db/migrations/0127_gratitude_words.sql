-- A day's gratitude in the member's own words, beside the choice that `meta` holds.
alter table reports add column words text check (length(words) between 1 and 280);
