-- Every table that holds a member, found by looking, so that a new one is covered without being
-- listed: those with a user_id, those that refer to accounts, and the accounts themselves.
create function app.member_tables() returns table (table_name text, key_column text)
  language sql stable security definer set search_path = ''
as $$
  select distinct on (c.oid) c.oid::regclass::text, a.attname::text
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and a.atttypid = 'uuid'::regtype
    and (
      a.attname = 'user_id'
      or (c.oid = 'auth.users'::regclass and a.attname = 'id')
      or exists (
        select from pg_catalog.pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'auth.users'::regclass
          and f.conkey = array[a.attnum]
      )
    )
  order by c.oid, a.attname = 'user_id' desc, a.attnum
$$;
revoke all on function app.member_tables from public;
grant execute on function app.member_tables to hearthway_member;

-- The rows of one such table that are the member's whose transaction this is, oldest first, without
-- what is secret: hashes and keys, all of which are bytea, passwords and challenges.
create function app.own_rows(p_table text) returns setof json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_key text;
  v_columns text;
  v_time text;
begin
  select t.key_column into v_key from app.member_tables() t where t.table_name = p_table;
  if v_key is null then
    raise exception 'no table with members: %', p_table using errcode = 'insufficient_privilege';
  end if;
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      filter (where a.atttypid <> 'bytea'::regtype and a.attname !~ 'password|challenge|secret'),
    min(quote_ident(a.attname)) filter (where a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
      and a.attname in ('date', 'at', 'created_at', 'completed_at', 'week_start'))
  into v_columns, v_time
  from pg_catalog.pg_attribute a
  where a.attrelid = p_table::regclass and a.attnum > 0 and not a.attisdropped;
  return query execute format('select to_json(r) from (select %s from %s where %I = $1 order by %s) r',
    v_columns, p_table, v_key, coalesce(v_time, quote_ident(v_key))) using app.member_id();
end $$;
revoke all on function app.own_rows from public;
grant execute on function app.own_rows to hearthway_member;

-- The audit rows about the member, by the one link that leads to them.
create function app.own_audit_rows() returns setof json
  language sql stable security definer set search_path = ''
as $$
  select to_json(r) from (
    select l.seq, l.at, l.actor, l.action, l.details
    from app.audit_subjects s join app.audit_log l on l.subject = s.subject
    where s.user_id = app.member_id() order by l.seq
  ) r
$$;
revoke all on function app.own_audit_rows from public;
grant execute on function app.own_audit_rows to hearthway_member;

-- Ends an account: everything that refers to it goes along, and then whatever carries its id without
-- referring to it.
create function app.forget_member(p_user uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  t record;
begin
  delete from auth.users u where u.id = p_user;
  for t in select * from app.member_tables() loop
    execute format('delete from %s where %I = $1', t.table_name, t.key_column) using p_user;
  end loop;
end $$;
revoke all on function app.forget_member from public;
grant execute on function app.forget_member to hearthway_auth;
