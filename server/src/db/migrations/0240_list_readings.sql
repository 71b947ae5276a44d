-- A search is sent after each pause in typing, and each of them added a line to the log. Everything
-- one person reads in the list within a minute counts as one reading.
create function app.append_list_reading(p_at timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := (select s.subject::text from app.audit_subjects s where s.user_id = app.member_id());
begin
  if not exists (
    select from app.audit_log l
    where l.at > p_at - interval '1 minute' and l.at <= p_at and l.action = 'members_listed'
      and l.actor = v_actor
  ) then
    perform app.append_audit(null, 'members_listed', '{}', p_at);
  end if;
end $$;
revoke all on function app.append_list_reading from public;
grant execute on function app.append_list_reading to hearthway_front_desk;
