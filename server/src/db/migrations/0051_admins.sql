-- The admin's door: answers the member's id while they are of the inner circle, and stops the
-- transaction when they are not.
create function app.inner_circle(p_user uuid) returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles p where p.user_id = p_user and p.role = 'inner-circle') then
    raise exception 'not of the inner circle' using errcode = 'HW403';
  end if;
  return p_user;
end $$;
revoke all on function app.inner_circle from public;
grant execute on function app.inner_circle to hearthway_app;

-- An admin sees what a membership consists of, and changes the tier and its dates: no check-in, no
-- answer, no signal. Older databases lack some of these columns.
create policy admins_read_profiles on profiles for select to hearthway_admin using (true);
create policy admins_change_memberships on profiles for update to hearthway_admin
  using (true) with check (true);
do $$
declare
  readable text;
  writable text;
begin
  select string_agg(quote_ident(attname), ', '),
    string_agg(quote_ident(attname), ', ')
      filter (where attname in ('tier', 'premium_started_at', 'premium_expires_at'))
  into readable, writable
  from pg_attribute
  where attrelid = 'profiles'::regclass and not attisdropped and attname in ('user_id', 'first_name',
    'last_name', 'email', 'tier', 'premium_started_at', 'premium_expires_at');
  execute format('grant select (%s), update (%s) on profiles to hearthway_admin', readable, writable);
end $$;
