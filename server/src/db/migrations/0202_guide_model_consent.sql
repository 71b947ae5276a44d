-- older versions may go on
-- Members agree before a language model writes the guide's answers. The version names who runs it.
alter table consents
  drop constraint consents_kind_check,
  drop constraint consents_version_check,
  add constraint consents_kind_check check (kind in ('terms', 'personalisation', 'guide_model')),
  add constraint consents_version_check check (length(version) <= 100);
