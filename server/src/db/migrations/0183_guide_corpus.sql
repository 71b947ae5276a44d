-- What the guide knows is the same for everybody, so each process keeps it; this row says whether it
-- is still what it was. Who may read what of it is asked anew for every question.
-- older versions may go on
create table app.guide_corpus (
  id integer primary key default 1 check (id = 1),
  version uuid not null default gen_random_uuid()
);
insert into app.guide_corpus default values;
alter table app.guide_corpus enable row level security;
create policy members_read on app.guide_corpus for select to hearthway_member using (true);
grant select on app.guide_corpus to hearthway_member;

create function app.renew_guide_corpus() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.guide_corpus set version = gen_random_uuid();
  return null;
end $$;
revoke all on function app.renew_guide_corpus from public;

create trigger renew_guide_corpus after insert or update or delete or truncate on guide_passages
  execute function app.renew_guide_corpus();
create trigger renew_guide_corpus after update on resources
  execute function app.renew_guide_corpus();

-- All passages, also those that some members may not open: for the process itself, in nobody's name.
create function app.read_guide_corpus()
  returns table (version uuid, id uuid, resource_id uuid, slug text, lane text, is_workshop boolean,
    path text, title text, heading text, tags text, asked_as text, sentences text[], body text,
    is_premium boolean)
  language sql stable security definer set search_path = ''
  begin atomic
    select c.version, p.id, r.id, r.slug, r.lane, 'workshop' = any (r.tags), p.path, p.title,
      p.heading, p.tags, p.asked_as, p.sentences, p.body, p.is_premium
    from app.guide_corpus c
    left join public.guide_passages p on true
    left join public.resources r on r.id = p.resource_id
    order by r.slug, p.position;
  end;
revoke all on function app.read_guide_corpus from public;
grant execute on function app.read_guide_corpus to hearthway_jobs;
