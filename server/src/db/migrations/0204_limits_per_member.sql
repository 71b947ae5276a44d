-- older versions may go on

-- How many rows a member may add to a table. Counts once per statement, and near the limit one
-- statement after the other, so that parallel requests cannot pass it together.
create function app.refuse_surplus_rows() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_most constant int := tg_argv[0];
  v_query constant text := format('select count(*) from (select from %I.%I where user_id = $1 limit $2) r',
    tg_table_schema, tg_table_name);
  v_count int;
begin
  if not exists (select from added) then
    return null;
  end if;
  execute v_query into v_count using app.member_id(), v_most + 1;
  if v_count > v_most * 0.9 then
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || app.member_id(), 0));
    execute v_query into v_count using app.member_id(), v_most + 1;
  end if;
  if v_count > v_most then
    raise exception 'this member has too many rows' using errcode = 'HW422', detail = tg_table_name;
  end if;
  return null;
end $$;
revoke all on function app.refuse_surplus_rows from public;

-- `domain/src/limits-per-member.ts` lists the same numbers; a test compares them.
create function app.limit_rows(p_table regclass, p_most int) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger limit_rows after insert on %s referencing new table as added
    for each statement when (current_user = ''hearthway_member'')
    execute function app.refuse_surplus_rows(%s)', p_table, p_most);
end $$;
revoke all on function app.limit_rows from public;

select app.limit_rows('action_ticks', 10000);
select app.limit_rows('belief_worksheets', 1000);
select app.limit_rows('breathing_sessions', 10000);
select app.limit_rows('commitment_ticks', 20000);
select app.limit_rows('commitments', 2000);
select app.limit_rows('daily_checkins', 20000);
select app.limit_rows('guide_threads', 1000);
select app.limit_rows('hfs_urges', 10000);
select app.limit_rows('journal_entries', 20000);
select app.limit_rows('kept_reframes', 1000);
select app.limit_rows('own_reframes', 1000);
select app.limit_rows('reading_marks', 5000);
select app.limit_rows('reports', 20000);
select app.limit_rows('streak_breaks', 1000);
select app.limit_rows('user_offers', 5000);
select app.limit_rows('user_shj_unit_status', 2000);
select app.limit_rows('workshop_progress', 1000);
