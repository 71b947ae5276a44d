-- Who of the practice looked at, or changed, a member's record. Rows are chained: each one's hash
-- covers its own content and the hash before it, and the head says where the chain ends, so that a
-- row altered, taken out or put in is found. Nobody may change one, the owner of the table included.
create table app.audit_log (
  seq bigint primary key,
  at timestamptz not null,
  -- A subject, or 'operator' for whoever runs the installation's commands.
  actor text not null,
  subject uuid not null,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  -- Tiers and dates; nothing that says who somebody is.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  prev_hash bytea not null,
  hash bytea not null unique
);
create index audit_log_subject on app.audit_log (subject, seq desc);

create table app.audit_head (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  hash bytea not null
);
insert into app.audit_head (seq, hash) values (0, sha256('hearthway'));

-- The chain names people by a random id. Deleting an account deletes the one row that says whose it
-- was: the chain still holds, and nothing in it leads to a person any more.
create table app.audit_subjects (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subject uuid not null unique default gen_random_uuid()
);

create function app.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'audit rows stay as they are' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_stays before update or delete on app.audit_log
  for each row execute function app.refuse_change();
create trigger audit_log_is_kept before truncate on app.audit_log
  for each statement execute function app.refuse_change();

create function app.audit_subject(p_user uuid) returns uuid
  language sql volatile security definer set search_path = ''
as $$
  insert into app.audit_subjects (user_id) values (p_user) on conflict do nothing;
  select s.subject from app.audit_subjects s where s.user_id = p_user;
$$;
revoke all on function app.audit_subject from public;

-- Each part with its length before it, so that no two contents read the same.
create function app.audit_hash(variadic p_parts text[]) returns bytea
  language sql immutable set search_path = ''
as $$
  select sha256(convert_to(string_agg(octet_length(part) || ':' || part, ',' order by place), 'UTF8'))
  from unnest(p_parts) with ordinality as parts (part, place)
$$;

-- Appends a row about `p_user`, done by the member this transaction belongs to. The head's row lock
-- makes writers take turns until each has committed.
create function app.append_audit(p_user uuid, p_action text, p_details jsonb, p_at timestamptz)
  returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  head app.audit_head;
  v_actor text := 'operator';
  v_subject uuid := app.audit_subject(p_user);
  v_hash bytea;
begin
  if app.member_id() is not null then
    v_actor := app.audit_subject(app.member_id())::text;
  end if;
  select * into strict head from app.audit_head for update;
  v_hash := app.audit_hash(
    encode(head.hash, 'hex'),
    (head.seq + 1)::text,
    to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    v_actor, v_subject::text, p_action, p_details::text
  );
  insert into app.audit_log (seq, at, actor, subject, action, details, prev_hash, hash)
  values (head.seq + 1, p_at, v_actor, v_subject, p_action, p_details, head.hash, v_hash);
  update app.audit_head set seq = head.seq + 1, hash = v_hash;
  return head.seq + 1;
end $$;
revoke all on function app.append_audit from public;
grant execute on function app.append_audit to hearthway_admin;

-- What a member may know: everything about their own record, with the first name of who it was.
create function app.own_audit_trail(p_limit integer)
  returns table (seq bigint, at timestamptz, action text, details jsonb, by_operator boolean, by_self boolean,
    first_name text)
  language sql stable security definer set search_path = ''
as $$
  select l.seq, l.at, l.action, l.details, l.actor = 'operator', coalesce(a.user_id = s.user_id, false),
    nullif(p.first_name, '')
  from app.audit_subjects s
  join app.audit_log l on l.subject = s.subject
  left join app.audit_subjects a on a.subject::text = l.actor
  left join public.profiles p on p.user_id = a.user_id
  where s.user_id = app.member_id()
  order by l.seq desc
  limit p_limit
$$;
revoke all on function app.own_audit_trail from public;
grant execute on function app.own_audit_trail to hearthway_member;
