-- older versions may go on
create table experiments (
  id uuid not null,
  habit text not null check (habit ~ '^[a-z_]{1,40}$'),
  words text not null check (char_length(words) <= 80),
  outcome text not null check (outcome in ('feeling', 'sleep', 'points')),
  starts_on date not null,
  -- The instruction of each day: 1 with the habit, 0 without.
  plan text not null check (plan ~ '^[01]{12,28}$'),
  stopped_on date
);
select app.own_table('experiments', '{id}');
select app.limit_rows('experiments', 500);

create table experiment_marks (
  experiment uuid not null,
  day date not null,
  did_it boolean not null,
  at timestamptz not null
);
select app.own_table('experiment_marks', '{experiment,day}');
alter table experiment_marks add constraint experiment_marks_experiment_fkey
  foreign key (user_id, experiment) references experiments (user_id, id) on delete cascade;
select app.limit_rows('experiment_marks', 15000);

alter table reminders drop constraint reminders_kind_check, add constraint reminders_kind_check
  check (kind in ('daily_nudge', 'check_in', 'weekly_pulse', 'commitment', 'belief_test',
    'break_end', 'weekly_letter', 'experiment'));
create policy jobs_rows on experiments for select to hearthway_jobs using (true);
grant select on experiments to hearthway_jobs;
