-- Worksheets of the Belief Upgrade Wizard, drafts among them. The page makes the id and says when it
-- changed a worksheet, so that a version which was overtaken on its way changes nothing.
create table belief_worksheets (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  step smallint not null check (step between 1 and 3),
  belief text not null check (length(belief) <= 300),
  shows text not null check (length(shows) <= 500),
  truth smallint not null check (truth between 0 and 100),
  speaks_for text not null check (length(speaks_for) <= 1000),
  speaks_against text not null check (length(speaks_against) <= 1000),
  costs text not null check (length(costs) <= 1000),
  upgraded text not null check (length(upgraded) <= 300),
  upgraded_truth smallint not null check (upgraded_truth between 0 and 100),
  act text not null check (length(act) <= 300),
  act_by date,
  finished_on date,
  reviewed_on date,
  act_result text check (act_result in ('done', 'partly', 'not_yet')),
  review_note text check (length(review_note) <= 500),
  truth_after smallint check (truth_after between 0 and 100),
  upgraded_truth_after smallint check (upgraded_truth_after between 0 and 100),
  primary key (user_id, id),
  check (num_nulls(reviewed_on, act_result, review_note, truth_after, upgraded_truth_after) in (0, 5))
);
create index belief_worksheets_latest on belief_worksheets (user_id, at desc);
alter table belief_worksheets enable row level security;
create policy own_rows on belief_worksheets to hearthway_member
  using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()));
grant select, insert, update, delete on belief_worksheets to hearthway_member;
