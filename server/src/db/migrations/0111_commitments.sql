-- What a member means to do in a week: at most three, ticked day by day, looked back on at its end.
create table commitments (
  id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  text text not null check (length(text) between 1 and 200),
  source text not null check (source in ('own', 'coach', 'action')),
  review text check (review in ('kept', 'partly', 'let_go', 'carry_on')),
  reviewed_at timestamptz
);
select app.own_table('commitments');
create index commitments_by_week on commitments (user_id, week);

create table commitment_ticks (
  commitment uuid not null,
  day date not null,
  is_done boolean not null,
  at timestamptz not null
);
select app.own_table('commitment_ticks', '{commitment,day}');
alter table commitment_ticks add foreign key (user_id, commitment) references commitments (user_id, id)
  on delete cascade;
