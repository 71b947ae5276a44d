-- older versions may go on
-- The version before desks, which may serve beside this one while processes are renewed, changes
-- memberships as the inner circle's own role. It keeps the door and the rights for that, until a later
-- version takes them away; what it changes is written down as before.
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

create policy admins_change_memberships on profiles for update to hearthway_admin
  using (true) with check (true);
-- Older databases lack some of these columns.
do $$
declare
  writable text;
begin
  select string_agg(quote_ident(attname), ', ') into writable
  from pg_attribute
  where attrelid = 'profiles'::regclass and not attisdropped
    and attname in ('tier', 'premium_started_at', 'premium_expires_at');
  execute format('grant update (%s) on profiles to hearthway_admin', writable);
end $$;
create trigger audit_membership_by_admins after update on profiles
  for each row when (current_user = 'hearthway_admin') execute function app.audit_membership();
