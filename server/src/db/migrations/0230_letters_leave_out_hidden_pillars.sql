-- older versions may go on
-- The weekly letter must not name a pillar that the member has hidden.
create policy jobs_rows on hidden_pillars for select to hearthway_jobs using (true);
grant select on hidden_pillars to hearthway_jobs;
