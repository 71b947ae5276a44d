-- older versions may go on
-- The thirty days before the last thirty, so that a number can be compared.
create function app.count_practice_before(p_now timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set work_mem = '64MB'
as $$
declare
  v_to timestamptz := p_now - interval '30 days';
  v_from timestamptz := p_now - interval '60 days';
  v_ended bigint := 0;
begin
  begin
    select count(*) into v_ended from public.profiles p
    where p.tier <> 'free' and p.premium_expires_at <= v_to and p.premium_expires_at > v_from;
  exception when undefined_column then
    -- Databases with an older schema do not store when premium ends.
    null;
  end;
  return jsonb_build_object(
    'joined', (select count(*) from public.profiles p join auth.users u on u.id = p.user_id
      where u.email_confirmed_at is not null and p.created_at > v_from and p.created_at <= v_to),
    'ended', v_ended,
    'closed', (select coalesce(sum(d.people), 0) from app.departures d
      where d.week > (v_from at time zone 'UTC')::date and d.week <= (v_to at time zone 'UTC')::date));
end $$;
revoke all on function app.count_practice_before from public;
grant execute on function app.count_practice_before to hearthway_jobs;
