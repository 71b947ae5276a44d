-- older versions may go on

-- A member's download, prepared by a background job. Not logged: backups leave such tables out, and
-- after a crash the member asks again.
create unlogged table data_exports (
  id uuid not null default gen_random_uuid() unique,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed')),
  is_too_large boolean not null default false,
  requested_at timestamptz not null,
  -- A job is at work until then, unless it extends the time.
  working_until timestamptz,
  ready_at timestamptz,
  expires_at timestamptz not null,
  size int not null default 0
);
select app.own_table('data_exports');
alter table data_exports add unique (user_id);
create index data_exports_expires_at on data_exports (expires_at);
create policy jobs_rows on data_exports to hearthway_jobs using (true) with check (true);
grant select, insert, update, delete on data_exports to hearthway_jobs;

create unlogged table data_export_chunks (
  export_id uuid not null references data_exports (id) on delete cascade,
  position int not null,
  bytes bytea not null,
  primary key (export_id, position)
);
-- The bytes are compressed already.
alter table data_export_chunks alter column bytes set storage external;
alter table data_export_chunks enable row level security;
create policy own_rows on data_export_chunks for select to hearthway_member using (
  exists (select from data_exports e where e.id = export_id and e.user_id = (select app.member_id()))
);
create policy jobs_rows on data_export_chunks to hearthway_jobs using (true) with check (true);
grant select on data_export_chunks to hearthway_member;
grant select, insert, delete on data_export_chunks to hearthway_jobs;

-- The keys of the member's rows, oldest first, in pages: so that a long export needs no long
-- transaction, app.own_rows_page then reads one page at a time by its keys. A table without a primary
-- key has one page, null.
create function app.own_row_keys(p_table text, p_size int) returns setof jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_key text;
  v_time text;
  v_pairs text;
  v_order text;
begin
  select t.key_column into v_key from app.member_tables() t where t.table_name = p_table;
  if v_key is null then
    raise exception 'no table with members: %', p_table using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from pg_catalog.pg_constraint c
      where c.conrelid = p_table::regclass and c.contype = 'p') then
    return next null;
    return;
  end if;
  select min(quote_ident(a.attname)) into v_time
  from pg_catalog.pg_attribute a
  where a.attrelid = p_table::regclass and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
    and a.attname in ('date', 'at', 'created_at', 'completed_at', 'week_start');
  select string_agg(format('%L, %I', a.attname, a.attname), ', '),
    string_agg(quote_ident(a.attname), ', ' order by k.place)
  into v_pairs, v_order
  from pg_catalog.pg_constraint c
  cross join unnest(c.conkey) with ordinality as k (attnum, place)
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.conrelid = p_table::regclass and c.contype = 'p' and a.attname <> v_key;
  return query execute format(
    'select jsonb_agg(k.key order by k.place) from (
       select jsonb_build_object(%s) as key, row_number() over (order by %s) - 1 as place
       from %s where %I = $1) k
     group by k.place / $2 order by k.place / $2',
    coalesce(v_pairs, ''), concat_ws(', ', coalesce(v_time, quote_ident(v_key)), v_order), p_table, v_key)
    using app.member_id(), p_size;
end $$;
revoke all on function app.own_row_keys from public;
grant execute on function app.own_row_keys to hearthway_member;

-- One page of app.own_row_keys, without what is secret, as in app.own_rows.
create function app.own_rows_page(p_table text, p_keys jsonb) returns setof json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_key text;
  v_columns text;
  v_join text;
begin
  if p_keys is null then
    return query select app.own_rows(p_table);
    return;
  end if;
  select t.key_column into v_key from app.member_tables() t where t.table_name = p_table;
  if v_key is null then
    raise exception 'no table with members: %', p_table using errcode = 'insufficient_privilege';
  end if;
  select string_agg(format('t.%I', a.attname), ', ' order by a.attnum)
  into v_columns
  from pg_catalog.pg_attribute a
  where a.attrelid = p_table::regclass and a.attnum > 0 and not a.attisdropped
    and a.atttypid <> 'bytea'::regtype and a.attname !~ 'password|challenge|secret';
  select string_agg(format(' and t.%I = k.%I', a.attname, a.attname), '')
  into v_join
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
  where c.conrelid = p_table::regclass and c.contype = 'p' and a.attname <> v_key;
  return query execute format(
    'select to_json(r) from (
       select %s from jsonb_populate_recordset(null::%s, $2) with ordinality as k
       join %s t on t.%I = $1%s order by k.ordinality) r',
    v_columns, p_table, p_table, v_key, v_join)
    using app.member_id(), p_keys;
end $$;
revoke all on function app.own_rows_page from public;
grant execute on function app.own_rows_page to hearthway_member;

create function app.own_audit_rows_page(p_after bigint, p_limit int) returns table (seq bigint, "row" text)
  language sql stable security definer set search_path = ''
as $$
  select r.seq, to_json(r)::text from (
    select l.seq, l.at, l.actor, l.action, l.details
    from app.audit_subjects s join app.audit_log l on l.subject = s.subject
    where s.user_id = app.member_id() and l.seq > p_after order by l.seq limit p_limit
  ) r order by r.seq
$$;
revoke all on function app.own_audit_rows_page from public;
grant execute on function app.own_audit_rows_page to hearthway_member;
