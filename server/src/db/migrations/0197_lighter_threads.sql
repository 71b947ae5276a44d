-- older versions may go on
-- A message belongs to a thread, and that to a member: asking for the member once more said nothing
-- new, and cost as much as the rest of the check. A thread's messages are few, and found by their key.
alter table guide_messages drop constraint guide_messages_user_id_fkey;
drop index guide_messages_latest;
