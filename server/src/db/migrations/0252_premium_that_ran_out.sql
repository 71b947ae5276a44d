-- older versions may go on
-- Records an event for each premium that ran out by itself, which changes no row and so fires no
-- trigger. Looks back a week, in case no server was running, but not beyond the oldest receiver.
create function app.emit_ended_premium() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_since timestamptz := greatest(now() - interval '7 days', (select min(r.since) from (
    select w.created_at as since from app.webhooks w where w.is_on and 'tier.changed' = any (w.events)
    union all
    select t.created_at from app.api_tokens t where 'events:read' = any (t.scopes)
      and t.revoked_at is null and t.expires_at > now()) r));
begin
  perform pg_advisory_xact_lock(hashtextextended('app.emit_ended_premium', 0));
  perform app.emit_event('tier.changed', p.user_id,
    jsonb_build_object('from', p.tier, 'to', 'free', 'until', null))
  from public.profiles p
  where p.tier <> 'free' and p.premium_expires_at > v_since and p.premium_expires_at <= now()
    and not exists (select from app.integration_events e where e.type = 'tier.changed'
      and e.user_id = p.user_id and e.at >= p.premium_expires_at);
exception when undefined_column then
  -- Databases with an older schema do not store when premium ends.
  null;
end $$;
revoke all on function app.emit_ended_premium from public;
grant execute on function app.emit_ended_premium to hearthway_jobs;
