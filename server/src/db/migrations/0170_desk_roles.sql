-- The people of the practice who are not of the inner circle: an editor keeps what members read, the
-- front desk keeps memberships. Each works as a database role of its own, which can do only that.
do $$
declare
  name text;
begin
  foreach name in array array['hearthway_editor', 'hearthway_front_desk'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin noinherit', name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    if not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end $$;
grant usage on schema public, app to hearthway_editor, hearthway_front_desk;

create table app.desk_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('editor', 'front_desk')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
grant select, insert, delete on app.desk_roles to hearthway_admin;

-- A profile says that somebody works here, so that the app can show the way to the desk.
alter table profiles drop constraint if exists profiles_role_check;
alter table profiles add constraint profiles_role_check check (role in ('member', 'staff', 'inner-circle'));

-- Whoever gave or took a role, the audit log and the profile follow in the same transaction.
create function app.keep_desk_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.profiles set role = 'staff' where user_id = new.user_id and role = 'member';
    perform app.append_audit(new.user_id, 'desk_role_granted', jsonb_build_object('deskRole', new.role), now());
  elsif exists (select from auth.users u where u.id = old.user_id) then
    update public.profiles set role = 'member' where user_id = old.user_id and role = 'staff'
      and not exists (select from app.desk_roles r where r.user_id = old.user_id);
    perform app.append_audit(old.user_id, 'desk_role_revoked', jsonb_build_object('deskRole', old.role), now());
  end if;
  return null;
end $$;
revoke all on function app.keep_desk_role from public;
create trigger keep_desk_role after insert or delete on app.desk_roles
  for each row execute function app.keep_desk_role();

-- The doors of the desks: answers the member's id while they have the role, or are of the inner circle.
create function app.at_desk(p_user uuid, p_desk text) returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from app.desk_roles r where r.user_id = p_user and r.role = p_desk)
    and not exists (select from public.profiles p where p.user_id = p_user and p.role = 'inner-circle') then
    raise exception 'not at this desk' using errcode = 'HW403', detail = p_desk;
  end if;
  return p_user;
end $$;
revoke all on function app.at_desk from public;
grant execute on function app.at_desk to hearthway_app;
drop function app.inner_circle(uuid);

create function app.own_desk_roles() returns text[]
  language sql stable security definer set search_path = ''
  return coalesce((select array_agg(r.role order by r.role) from app.desk_roles r
    where r.user_id = app.member_id()), '{}');
revoke all on function app.own_desk_roles from public;
grant execute on function app.own_desk_roles to hearthway_member;

-- Memberships go from the inner circle's role to the front desk's, through which the inner circle
-- works too. Older databases lack some of these columns.
create policy front_desk_reads_profiles on profiles for select to hearthway_front_desk using (true);
create policy front_desk_changes_memberships on profiles for update to hearthway_front_desk
  using (true) with check (true);
drop policy admins_change_memberships on profiles;
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
  execute format('grant select (%s), update (%s) on profiles to hearthway_front_desk', readable, writable);
  execute format('revoke update (%s) on profiles from hearthway_admin', writable);
end $$;
drop trigger audit_membership on profiles;
create trigger audit_membership after update on profiles
  for each row when (current_user = 'hearthway_front_desk') execute function app.audit_membership();
grant execute on function app.append_audit to hearthway_front_desk, hearthway_editor;
