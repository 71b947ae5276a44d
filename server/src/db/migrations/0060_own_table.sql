-- What a table of members' own rows needs, in one line of a migration:
--
--   create table moods (day date not null, mood smallint not null);
--   select app.own_table('moods', '{day}');
--
-- It gets `user_id`, first in its key and gone with the account, `created_at`, and where no other key
-- is given, `id`; the one policy that a member's rows are that member's; and the grants for it. Export
-- and deletion find it by its `user_id`.
create function app.own_table(p_table regclass, p_key text[] default '{id}') returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('alter table %s
    add column user_id uuid not null references auth.users (id) on delete cascade,
    add column if not exists created_at timestamptz not null default now()', p_table);
  if 'id' = any (p_key) then
    execute format('alter table %s add column if not exists id uuid not null default gen_random_uuid()',
      p_table);
  end if;
  execute format('alter table %s add primary key (user_id, %s)', p_table,
    (select string_agg(quote_ident(part), ', ' order by place)
     from unnest(p_key) with ordinality as parts (part, place)));
  execute format('alter table %s enable row level security', p_table);
  execute format('create policy own_rows on %s to hearthway_member
    using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()))', p_table);
  execute format('grant select, insert, update, delete on %s to hearthway_member', p_table);
end $$;
revoke all on function app.own_table from public;
