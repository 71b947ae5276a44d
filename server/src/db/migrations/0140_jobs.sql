-- Who works while nobody asks: takes jobs from the queue and does them. The queue's own tables are
-- pg-boss's, in a schema of their own (`server/src/jobs/install-jobs.ts`).
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearthway_jobs') then
    begin
      create role hearthway_jobs nologin noinherit;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  if not pg_has_role(current_user, 'hearthway_jobs', 'member') then
    execute format('grant hearthway_jobs to current_user');
  end if;
end $$;
grant usage on schema public, app, auth to hearthway_jobs;
