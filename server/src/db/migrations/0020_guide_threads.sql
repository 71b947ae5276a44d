-- What a member asked the guide and what it answered, kept so that a thread has its context. Words of
-- crisis are never stored.
create table guide_threads (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index guide_threads_latest on guide_threads (user_id, updated_at desc);

create table guide_messages (
  user_id uuid not null references auth.users (id) on delete cascade,
  thread_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role text not null check (role in ('user', 'assistant')),
  content text not null check (length(content) between 1 and 8000),
  -- The passages an answer was made from: "tell me more" goes on after them.
  passages uuid[] not null default '{}' check (cardinality(passages) <= 20),
  created_at timestamptz not null default now(),
  primary key (user_id, thread_id, id),
  foreign key (user_id, thread_id) references guide_threads (user_id, id) on delete cascade
);
create index guide_messages_latest on guide_messages (user_id, thread_id, created_at desc);

do $$
declare
  name text;
begin
  foreach name in array array['guide_threads', 'guide_messages'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_rows on %I to hearthway_member
      using (user_id = (select app.member_id())) with check (user_id = (select app.member_id()))', name);
    execute format('grant select, insert, update, delete on %I to hearthway_member', name);
  end loop;
end $$;
