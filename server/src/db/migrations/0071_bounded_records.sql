-- What is only ever appended about a member stays bounded: the newest thousand events, and of each
-- consent the first answer and the newest hundred. The caller needs no right to delete.
create function app.bound_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.analytics_events e where e.id in (
    select k.id from public.analytics_events k where k.user_id = new.user_id
    order by k.created_at desc, k.id desc offset 1000
  );
  return null;
end $$;
revoke all on function app.bound_events from public;
create trigger bound_events after insert on analytics_events
  for each row when (new.user_id is not null) execute function app.bound_events();

create function app.bound_consents() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.consents c
  where c.user_id = new.user_id and c.kind = new.kind
    and c.at in (
      select k.at from public.consents k where k.user_id = new.user_id and k.kind = new.kind
      order by k.at desc offset 100
    )
    and c.at > (
      select min(k.at) from public.consents k where k.user_id = new.user_id and k.kind = new.kind
    );
  return null;
end $$;
revoke all on function app.bound_consents from public;
create trigger bound_consents after insert on consents
  for each row execute function app.bound_consents();
