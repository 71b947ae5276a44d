-- older versions may go on
create table welcome_steps (
  step text not null check (step in ('name', 'reason', 'feeling', 'breath', 'finish')),
  is_skipped boolean not null,
  at timestamptz not null
);
select app.own_table('welcome_steps', '{step}');

-- Members of earlier versions know the app, so they are not welcomed again.
insert into welcome_steps (user_id, step, is_skipped, at)
  select id, 'finish', true, created_at from auth.users;
