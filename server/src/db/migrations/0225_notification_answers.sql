-- older versions may go on
-- A member can answer an experiment's reminder on the notification itself, without a session.
create policy jobs_rows on experiment_marks to hearthway_jobs using (true) with check (true);
grant select, insert, update on experiment_marks to hearthway_jobs;
