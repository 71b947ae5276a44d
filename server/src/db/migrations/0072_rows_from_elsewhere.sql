-- Rows whose search text has not been made yet are few and looked for at every search.
create index resources_without_search_text on resources (id) where search_text is null;
