-- older versions may go on
-- Daily totals that members imported from a phone or watch. A measure that was not imported is null.
create table health_days (
  day date not null,
  sleep_minutes smallint check (sleep_minutes between 0 and 1440),
  steps integer check (steps between 0 and 200000),
  resting_heart_rate smallint check (resting_heart_rate between 25 and 220),
  constraint health_days_not_empty check (num_nonnulls(sleep_minutes, steps, resting_heart_rate) > 0)
);
select app.own_table('health_days', '{day}');
select app.limit_rows('health_days', 20000);

-- Insights also compare imported sleep and steps.
alter function app.insight_facts rename to recorded_facts;
create function app.insight_facts(p_user uuid, p_since date, p_before date) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select app.recorded_facts(p_user, p_since, p_before) || jsonb_build_object(
    'sleepMinutes', (select coalesce(jsonb_agg(jsonb_build_array(h.day, h.sleep_minutes) order by h.day), '[]')
      from public.health_days h where h.user_id = p_user and h.sleep_minutes is not null
        and h.day >= p_since and h.day < p_before),
    'steps', (select coalesce(jsonb_agg(jsonb_build_array(h.day, h.steps) order by h.day), '[]')
      from public.health_days h where h.user_id = p_user and h.steps is not null
        and h.day >= p_since and h.day < p_before)
  );
$$;
revoke all on function app.insight_facts from public;
grant execute on function app.insight_facts to hearthway_jobs;
revoke execute on function app.recorded_facts from hearthway_jobs;
