-- A break's end is one more thing to be reminded of.
alter table reminders drop constraint reminders_kind_check, add constraint reminders_kind_check check (kind in
  ('daily_nudge', 'check_in', 'weekly_pulse', 'commitment', 'belief_test', 'break_end', 'weekly_letter'));
create policy jobs_rows on streak_breaks for select to hearthway_jobs using (true);
grant select on streak_breaks to hearthway_jobs;

-- Old events and conversations are swept; both are found by their age.
create index analytics_events_age on analytics_events (created_at);
create index guide_threads_age on guide_threads (updated_at);
create policy jobs_sweep on analytics_events to hearthway_jobs using (true);
create policy jobs_sweep on guide_threads to hearthway_jobs using (true);
grant select, delete on analytics_events, guide_threads to hearthway_jobs;
