-- Sessions that have run out are found by their end, which is set once. Not by their last use as
-- well: every refresh would have to move it in an index.
-- older versions may go on
create index sessions_not_after on auth.sessions (not_after);

-- The newest hundred results of the quiz stay; nobody takes it as often by hand.
create function app.bound_quiz_results() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.quiz_results q where q.user_id = new.user_id and q.id in (
    select k.id from public.quiz_results k where k.user_id = new.user_id
    order by k.created_at desc, k.id desc offset 100
  );
  return null;
end $$;
revoke all on function app.bound_quiz_results from public;
create trigger bound_quiz_results after insert on quiz_results
  for each row execute function app.bound_quiz_results();
