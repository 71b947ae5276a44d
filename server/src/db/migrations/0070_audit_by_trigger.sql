-- A change that an admin makes to a membership is written down by the database itself, whoever wrote
-- the statement. Read through JSON, because older databases have no premium dates.
create function app.audit_membership() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := to_jsonb(new);
  v_to jsonb := case when v_new ? 'premium_expires_at'
    then jsonb_build_object('toExpiry', app.iso_instant((v_new ->> 'premium_expires_at')::timestamptz))
    else '{}' end;
begin
  if new.tier is distinct from old.tier then
    perform app.append_audit(new.user_id, 'tier_changed',
      jsonb_build_object('fromTier', old.tier, 'toTier', new.tier) || v_to, now());
  elsif (v_new -> 'premium_expires_at', v_new -> 'premium_started_at')
    is distinct from (v_old -> 'premium_expires_at', v_old -> 'premium_started_at') then
    perform app.append_audit(new.user_id, 'expiry_changed', jsonb_build_object('fromExpiry',
      app.iso_instant((v_old ->> 'premium_expires_at')::timestamptz)) || v_to, now());
  end if;
  return null;
end $$;
revoke all on function app.audit_membership from public;

create function app.iso_instant(at timestamptz) returns text
  language sql immutable set search_path = ''
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
revoke all on function app.iso_instant from public;

create trigger audit_membership after update on profiles
  for each row when (current_user = 'hearthway_admin') execute function app.audit_membership();

-- As before, and a lookup that found nobody is a row about nobody: what was asked for is not kept.
create or replace function app.append_audit(
  p_user uuid, p_action text, p_details jsonb, p_at timestamptz
) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  head app.audit_head;
  v_actor text := 'operator';
  v_subject uuid := '00000000-0000-0000-0000-000000000000';
  v_hash bytea;
begin
  if p_user is not null then
    v_subject := app.audit_subject(p_user);
  end if;
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
