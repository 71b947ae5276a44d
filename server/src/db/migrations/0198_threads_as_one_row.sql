-- older versions may go on
-- A conversation is read, written and put away as a whole: one row instead of one for each message,
-- whose keys were checked and removed one by one. The table of messages stays, empty, for a version
-- that still runs beside this one; the next takes it away.
alter table guide_threads
  add column messages jsonb not null default '[]'
  check (jsonb_typeof(messages) = 'array' and jsonb_array_length(messages) <= 40);

update guide_threads t set messages = coalesce((
  select jsonb_agg(jsonb_build_object('at', m.created_at, 'role', m.role, 'content', m.content,
      'passages', m.passages) order by m.created_at, m.role = 'assistant')
  from (
    select * from guide_messages
    where user_id = t.user_id and thread_id = t.id
    order by created_at desc, role = 'user' limit 40
  ) m), '[]');
delete from guide_messages;
