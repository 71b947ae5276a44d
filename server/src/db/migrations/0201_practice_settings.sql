-- older versions may go on
-- `words` held more than words: the practice's own texts, prices, phone numbers, addresses and logo.
-- It is called `practice_settings` from here on. A row is a value that differs from the shipped one.
alter table words rename to practice_settings;
alter table practice_settings rename constraint words_pkey to practice_settings_pkey;
alter table practice_settings rename constraint words_key_check to practice_settings_key_check;
alter table practice_settings rename constraint words_text_check to practice_settings_text_check;
alter policy members_read_words on practice_settings rename to members_read_settings;
alter policy editors_keep_words on practice_settings rename to editors_keep_settings;
alter policy admins_keep_words on practice_settings rename to admins_keep_settings;

alter table word_versions rename to practice_setting_versions;
alter table practice_setting_versions rename constraint word_versions_pkey to practice_setting_versions_pkey;
alter index word_versions_of_key rename to practice_setting_versions_of_key;
alter sequence word_versions_id_seq rename to practice_setting_versions_id_seq;
alter policy editors_keep_word_versions on practice_setting_versions rename to editors_keep_settings;
alter policy admins_keep_word_versions on practice_setting_versions rename to admins_keep_settings;

-- The previous version may still run beside this one, so both tables can be read and written under
-- their old names. The views use the rights and policies of the role that asks. The next version
-- drops them.
create view words with (security_invoker = true) as
  select key, text, changed_at from practice_settings;
grant select on words to hearthway_member, hearthway_jobs, hearthway_payments;
grant select, insert, update, delete on words to hearthway_editor, hearthway_admin;

create view word_versions with (security_invoker = true) as
  select id, key, text, saved_at, saved_by from practice_setting_versions;
grant select on word_versions to hearthway_payments;
grant select, insert, delete on word_versions to hearthway_editor, hearthway_admin;

-- Same as in 0164, with the new names.
create or replace function app.media_is_shown(p_id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_address text := '%/media/%/' || p_id || '%';
begin
  return exists (select from public.resources r
      where r.body like v_address or r.cover_url like v_address or r.link like v_address)
    or exists (select from public.offers o
      where o.image_url like v_address or o.small_logo_url like v_address or o.body like v_address)
    or exists (select from public.practice_settings s where s.text like v_address)
    or exists (select from public.practice_setting_versions s where s.text like v_address)
    or exists (select from public.content_versions v where v.fields::text like v_address)
    or exists (select from public.shipped_content s where s.fields::text like v_address);
end $$;
