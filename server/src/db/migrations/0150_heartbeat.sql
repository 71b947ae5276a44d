-- One row that every look at readiness writes: a database that is read-only or full, or that has lost
-- the rights of its roles, cannot.
-- older versions may go on
create table app.heartbeat (
  id integer primary key default 1 check (id = 1),
  at timestamptz not null
);
insert into app.heartbeat (at) values (now());
grant select, update on app.heartbeat to hearthway_jobs;
