-- older versions may go on
-- Why a payment failed, as the provider's code, and when the provider tries again, if it has said so.
alter table app.payment_events
  add column reason text check (length(reason) <= 100),
  add column next_try_at timestamptz;

drop function app.payment_list(uuid);
create function app.payment_list(p_user uuid)
  returns table (kind text, at timestamptz, until timestamptz, amount bigint, currency text,
    reason text, next_try_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select e.kind, e.at, e.until, e.amount, e.currency, e.reason, e.next_try_at
  from app.payment_events e
  where e.user_id = p_user order by e.at desc, e.id desc limit 20
$$;
revoke all on function app.payment_list from public;
grant execute on function app.payment_list to hearthway_front_desk;
