-- older versions may go on
-- Members who asked the practice about Premium. Until the practice has marked a request as done,
-- asking again changes nothing.
create table premium_requests (
  message text not null check (length(message) <= 500),
  asked_at timestamptz not null,
  done_at timestamptz
);
select app.own_table('premium_requests');
select app.limit_rows('premium_requests', 100);
create unique index premium_requests_open on premium_requests (user_id) where done_at is null;

create policy front_desk_rows on premium_requests to hearthway_front_desk
  using (true) with check (true);
grant select (user_id, id, message, asked_at, done_at), update (done_at)
  on premium_requests to hearthway_front_desk;
