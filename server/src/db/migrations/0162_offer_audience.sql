-- The words that a profile's signals say, by the rule of the domain (`signalWords`); a test compares.
create function app.signal_words(p jsonb) returns text[]
  language plpgsql immutable set search_path = ''
as $$
declare
  v_words text[] := '{}';
  v_inner text[];
  v_key text;
  v_value jsonb;
begin
  case jsonb_typeof(p)
    when 'string' then
      return case when p #>> '{}' in ('', 'none') then '{}' else array[p #>> '{}'] end;
    when 'array' then
      for v_value in select value from jsonb_array_elements(p) loop
        v_words := v_words || app.signal_words(v_value);
      end loop;
    when 'object' then
      for v_key, v_value in select key, value from jsonb_each(p) loop
        continue when v_value in ('null', 'false', '0', '""', '"none"', '[]');
        v_inner := app.signal_words(v_value);
        v_words := v_words || v_key || v_inner
          || array(select v_key || ':' || word from unnest(v_inner) as word);
      end loop;
    else null;
  end case;
  return v_words;
end $$;
revoke all on function app.signal_words from public;

-- Whether members are of a segment, as offers see them: without consent, gender and signals do not
-- exist. A list without entries asks for nothing.
create function app.segment_members(
  p_tier text[], p_path text[], p_gender text[], p_track text[], p_signals text[]
) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select p.user_id from public.profiles p
  left join lateral (
    select c.granted from public.consents c
    where c.user_id = p.user_id and c.kind = 'personalisation' order by c.at desc limit 1
  ) c on true
  where (p_tier = '{}' or lower(p.tier) = any (p_tier))
    and (p_path = '{}' or p.recommended_path = any (p_path))
    and (p_gender = '{}' or (c.granted and p.gender = any (p_gender)))
    and (p_track = '{}' or p.recommended_path = any (p_track)
      or (c.granted and case p.gender when 'male' then 'MHI' when 'female' then 'WHI' end = any (p_track)))
    and (p_signals = '{}' or (c.granted and app.signal_words(p.signals) && p_signals))
$$;
revoke all on function app.segment_members from public;

-- How many would see an offer, and on each of the last days how many of those were here.
create function app.offer_audience(
  p_tier text[], p_path text[], p_gender text[], p_track text[], p_signals text[], p_today date, p_days integer
) returns table (day date, members bigint)
  language sql stable security definer set search_path = ''
as $$
  with audience as materialized (
    select m as user_id from app.segment_members(p_tier, p_path, p_gender, p_track, p_signals) m
  ),
  days as (
    select (p_today - n)::date as day from generate_series(0, p_days - 1) n
  ),
  visits as (
    select c.user_id, c.date as day from public.daily_checkins c
    where c.date > p_today - p_days and c.date <= p_today
    union
    select e.user_id, (e.created_at at time zone 'UTC')::date from public.analytics_events e
    where e.created_at >= (p_today - p_days + 1)::timestamp at time zone 'UTC'
  )
  select null::date, count(*) from audience
  union all
  select d.day, count(a.user_id) from days d
  left join visits v on v.day = d.day left join audience a on a.user_id = v.user_id
  group by d.day
$$;
revoke all on function app.offer_audience from public;
grant execute on function app.offer_audience to hearthway_editor;
