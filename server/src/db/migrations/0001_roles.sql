-- Every request runs as one of these roles. `hearthway_app` is what a pooled connection becomes
-- first: it owns nothing and inherits nothing, so a forgotten role switch is "permission denied".
-- Roles belong to the whole server and may exist already, made by another database's migration.
do $$
declare
  name text;
begin
  foreach name in array array['hearthway_app', 'hearthway_member', 'hearthway_auth', 'hearthway_admin'] loop
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

create schema app;
create schema auth;

revoke all on schema public from public;
grant usage on schema public to hearthway_member, hearthway_auth, hearthway_admin;
grant usage on schema app to hearthway_app, hearthway_member, hearthway_auth, hearthway_admin;
grant usage on schema auth to hearthway_auth;

-- The member this transaction belongs to. A transaction-local setting leaves '' behind on a pooled
-- connection, not null.
create function app.member_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
