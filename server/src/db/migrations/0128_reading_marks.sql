-- What a member means to read later and what they have read, each with the latest word on it. By
-- address and not by id: a resource that is taken away and comes back keeps its mark.
create table reading_marks (
  slug text not null check (slug ~ '^[a-z0-9-]{1,200}$'),
  kind text not null check (kind in ('saved', 'read')),
  is_set boolean not null,
  at timestamptz not null
);
select app.own_table('reading_marks', '{kind,slug}');
