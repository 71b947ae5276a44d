-- older versions may go on
-- The first day of the last month whose review the member has seen, and of the last month whose
-- review a weekly letter contained.
alter table user_nudge_prefs add column review_seen_for date, add column review_mailed_for date;
grant update (review_mailed_for) on user_nudge_prefs to hearthway_jobs;
