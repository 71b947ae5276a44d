-- older versions may go on
-- How many mails an address was sent in a day, whoever asked for them, and when that day began.
alter table auth.mail_sends
  add column day_began_at timestamptz not null default now(),
  add column sent_count smallint not null default 1;
