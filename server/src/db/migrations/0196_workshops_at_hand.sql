-- older versions may go on
-- The workshops are asked for with every answer of the guide and on home; the library may be large.
create index resources_workshops on resources (lane) where 'workshop' = any (tags);
