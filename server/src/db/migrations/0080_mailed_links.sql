-- A link that cancels a change of address, a mailed code that stands for the password, and a link in
-- place of a password.
alter table auth.one_time_tokens drop constraint one_time_tokens_kind_check;
alter table auth.one_time_tokens add constraint one_time_tokens_kind_check check (
  kind in ('signup', 'recovery', 'email_change', 'email_change_cancel', 'reauthentication', 'magiclink')
);
