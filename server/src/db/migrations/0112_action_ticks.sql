-- Ticks in the checklists of ACTION parts. A line is known by its words; one that was unticked stays as
-- a row, so that an older tick that arrives late does not bring it back.
create table action_ticks (
  workshop text not null check (length(workshop) between 1 and 100),
  item text not null check (length(item) between 1 and 500),
  is_ticked boolean not null,
  at timestamptz not null
);
select app.own_table('action_ticks', '{workshop,item}');
