create table profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  email text,
  role text not null default 'member' check (role in ('member', 'inner-circle')),
  gender text check (gender in ('male', 'female')),
  tier text not null default 'free' check (tier in ('free', 'premium', 'premium_plus')),
  premium_started_at timestamptz,
  premium_expires_at timestamptz,
  focus text check (length(focus) <= 40),
  nudge_focus text check (length(nudge_focus) <= 40),
  recommended_path text not null default 'SHJ' check (recommended_path in ('SHJ', 'MHI', 'WHI', 'IBC')),
  quiz_version text check (length(quiz_version) <= 20),
  last_quick_tag text check (length(last_quick_tag) <= 40),
  signals jsonb not null default '{}' check (jsonb_typeof(signals) in ('object', 'array')),
  created_at timestamptz not null default now()
);
create unique index profiles_email on profiles (lower(email));

alter table profiles enable row level security;
create policy own_profile on profiles to hearthway_member
  using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()));
grant select on profiles to hearthway_member;
-- Role, tier, premium dates and e-mail are left out: no request of a member can write them.
grant update (first_name, last_name, gender, focus, nudge_focus, recommended_path, quiz_version,
  last_quick_tag, signals) on profiles to hearthway_member;

-- A profile exists the moment an account does, whoever makes the account.
-- Older databases have no profiles.email; an account must come into being there too.
create function app.keep_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.profiles (user_id, first_name, last_name)
    values (
      new.id,
      left(coalesce(new.user_metadata ->> 'first_name', ''), 100),
      left(coalesce(new.user_metadata ->> 'last_name', ''), 100)
    );
  end if;
  begin
    update public.profiles set email = new.email where user_id = new.id;
  exception when undefined_column then
    null;
  end;
  return null;
end $$;
revoke all on function app.keep_profile from public;
create trigger keep_profile after insert or update of email on auth.users
  for each row execute function app.keep_profile();

-- What a member agreed to, when, and in which version of the words. A new agreement is a new row.
create table consents (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('terms', 'personalisation')),
  version text not null check (length(version) <= 40),
  granted boolean not null default true,
  at timestamptz not null default now(),
  primary key (user_id, kind, at)
);
alter table consents enable row level security;
create policy own_consents on consents to hearthway_member
  using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()));
grant select, insert on consents to hearthway_member;
create policy auth_records_consents on consents for insert to hearthway_auth with check (true);
grant insert on consents to hearthway_auth;
