-- The desk places workshops without becoming the owner of their words: those still follow the files.
alter table resources add column order_is_desks boolean not null default false;

-- How many members stand where, before and after another order: the highest completed place in each.
-- Numbers only; who they are is nobody's business at the desk.
create function app.workshop_standings(p_before uuid[], p_after uuid[])
  returns table (highest_before integer, highest_after integer, members bigint)
  language sql stable security definer set search_path = ''
as $$
  select coalesce(w.b, 0), coalesce(w.a, 0), count(*)
  from public.profiles p left join (
    select wp.user_id, max(coalesce(array_position(p_before, wp.resource_id), 0)) as b,
      max(coalesce(array_position(p_after, wp.resource_id), 0)) as a
    from public.workshop_progress wp group by wp.user_id
  ) w on w.user_id = p.user_id
  group by 1, 2
$$;
revoke all on function app.workshop_standings from public;
grant execute on function app.workshop_standings to hearthway_editor;
