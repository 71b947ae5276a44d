-- older versions may go on

-- A summary for a clinician that its reader opens with a link and a code. It is encrypted with both,
-- and neither is stored: the token only as a hash, the code not at all.
create table summary_links (
  token_hash bytea not null unique,
  -- Null once the link is closed.
  sealed bytea check (octet_length(sealed) <= 1000000),
  first_day date not null,
  last_day date not null,
  expires_at timestamptz not null,
  openings int not null default 0,
  last_opened_at timestamptz,
  wrong_codes int not null default 0,
  closed_at timestamptz,
  closed_by text check (closed_by in ('expired', 'revoked', 'wrong_codes', 'used_up')),
  check ((closed_at is null) = (closed_by is null)),
  check (closed_at is null or sealed is null)
);
select app.own_table('summary_links');
select app.limit_rows('summary_links', 100);
create index summary_links_open on summary_links (expires_at) where closed_at is null;
create index summary_links_closed on summary_links (closed_at);

-- Readers have no account. The role that handles tokens opens links for them.
create policy auth_rows on summary_links to hearthway_auth using (true) with check (true);
grant select (user_id, id, token_hash, sealed, expires_at, openings, wrong_codes, closed_at),
  update (sealed, openings, last_opened_at, wrong_codes, closed_at, closed_by)
  on summary_links to hearthway_auth;

create policy jobs_rows on summary_links to hearthway_jobs using (true) with check (true);
grant select, update (sealed, closed_at, closed_by), delete on summary_links to hearthway_jobs;

-- The database itself records each opening and each lock in the member's audit log.
create function app.audit_summary_link() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.openings > old.openings then
    perform app.append_audit(new.user_id, 'summary_opened', '{"byLink": true}', new.last_opened_at);
  end if;
  if new.closed_by = 'wrong_codes' and old.closed_by is null then
    perform app.append_audit(new.user_id, 'summary_locked', '{"byLink": true}', new.closed_at);
  end if;
  return null;
end $$;
revoke all on function app.audit_summary_link from public;
create trigger audit_summary_link after update on summary_links
  for each row when (current_user = 'hearthway_auth') execute function app.audit_summary_link();

create function app.emit_summary_shared() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.emit_event('summary.shared', new.user_id,
    jsonb_build_object('linkId', new.id, 'expiresAt', app.iso_instant(new.expires_at)));
  return null;
end $$;
revoke all on function app.emit_summary_shared from public;
create trigger emit_summary_shared after insert on summary_links
  for each row execute function app.emit_summary_shared();
