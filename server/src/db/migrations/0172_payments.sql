-- older versions may go on
-- Who pays through the payment provider, and what it told us: its events by their ids and times, from
-- which the membership is told anew each time. No amounts, no cards, no payloads.
create table app.payment_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer text not null unique check (length(customer) <= 200),
  -- What payments last made of the profile, to tell it from what the desk has changed since.
  applied_tier text check (applied_tier in ('premium', 'premium_plus')),
  applied_expires_at timestamptz,
  status text check (status in ('active', 'past_due', 'cancelled', 'refunded', 'disputed')),
  created_at timestamptz not null default now()
);
create table app.payment_events (
  id text primary key check (length(id) <= 200),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('paid', 'past_due', 'cancelled', 'refunded', 'disputed', 'dispute_won')),
  at timestamptz not null,
  subscription text check (length(subscription) <= 200),
  tier text check (tier in ('premium', 'premium_plus')),
  until timestamptz
);
create index payment_events_of on app.payment_events (user_id, at);

grant usage on schema public, app to hearthway_payments;
grant select, insert on app.payment_customers, app.payment_events to hearthway_payments;
grant update (applied_tier, applied_expires_at, status) on app.payment_customers to hearthway_payments;
create policy payments_read_profiles on profiles for select to hearthway_payments using (true);
create policy payments_change_memberships on profiles for update to hearthway_payments
  using (true) with check (true);
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
  execute format('grant select (%s), update (%s) on profiles to hearthway_payments', readable, writable);
end $$;

-- What a member may know of their own paying.
create function app.own_payments() returns table (customer text, status text)
  language sql stable security definer set search_path = ''
as $$
  select c.customer, c.status from app.payment_customers c where c.user_id = app.member_id()
$$;
revoke all on function app.own_payments from public;
grant execute on function app.own_payments to hearthway_member;
