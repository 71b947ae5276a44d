-- older versions may go on
-- Customers whose account is gone: what they pay has to end at the provider too. Kept with the same
-- transaction that ends the account, and gone once the provider was told.
create table app.ended_customers (
  customer text primary key check (length(customer) <= 200),
  ended_at timestamptz not null default now()
);
grant select, delete on app.ended_customers to hearthway_payments;
create function app.end_customer() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.ended_customers (customer) values (old.customer) on conflict do nothing;
  return null;
end $$;
revoke all on function app.end_customer from public;
create trigger end_customer after delete on app.payment_customers
  for each row execute function app.end_customer();

-- What payments change of a membership is written down too, and that it was they.
create or replace function app.audit_membership() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := to_jsonb(new);
  v_to jsonb := case when v_new ? 'premium_expires_at'
    then jsonb_build_object('toExpiry', app.iso_instant((v_new ->> 'premium_expires_at')::timestamptz))
    else '{}' end || case when tg_nargs > 0 then jsonb_build_object(tg_argv[0], true) else '{}' end;
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
create trigger audit_paid_membership after update on profiles
  for each row when (current_user = 'hearthway_payments') execute function app.audit_membership('byPayments');

-- When the last payment was made that we heard of: whoever comes back from checkout waits for it.
create function app.own_paid_at() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select max(e.at) from app.payment_events e where e.user_id = app.member_id() and e.kind = 'paid'
$$;
revoke all on function app.own_paid_at from public;
grant execute on function app.own_paid_at to hearthway_member;
