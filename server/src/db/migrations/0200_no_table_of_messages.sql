-- older versions may go on
-- A conversation has been one row of guide_threads since 0198. Its messages' own table has been empty
-- since, and every thread that was put away was looked up in it.
drop table guide_messages;
