-- older versions may go on
-- A search by first and last name walks along the last names and finds the first name in the same index.
create index profiles_names on profiles (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops);
drop index profiles_last_name;
