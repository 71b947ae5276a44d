import { addDays, type DayKey, mondayOf } from '@hearthway/domain/calendar';
import { instantOf, wallTime } from '@hearthway/domain/reminders/local-clock';
import { nextDue } from '@hearthway/domain/reminders/next-due';
import { EVERY_DAY, type ReminderKind } from '@hearthway/domain/reminders/reminder';

/** One zone of each offset there is, and several whose clocks change on one of the days below. */
const ZONES = [
  ...['Pacific/Pago_Pago', 'Pacific/Honolulu', 'Pacific/Marquesas', 'America/Anchorage'],
  ...['America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York'],
  ...['America/Halifax', 'America/St_Johns', 'America/Sao_Paulo', 'America/Noronha'],
  ...['Atlantic/Azores', 'Atlantic/Reykjavik', 'Europe/London', 'Europe/Lisbon'],
  ...['Europe/Berlin', 'Europe/Athens', 'Africa/Cairo', 'Africa/Nairobi'],
  ...['Asia/Tehran', 'Asia/Dubai', 'Asia/Kabul', 'Asia/Karachi'],
  ...['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Yangon'],
  ...['Asia/Bangkok', 'Asia/Shanghai', 'Australia/Eucla', 'Asia/Tokyo'],
  ...['Australia/Adelaide', 'Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland'],
  ...['Pacific/Chatham', 'Pacific/Kiritimati'],
];

/** Sundays, for the letter. Clocks in Europe go forward in the night to the one, back to the other. */
export const CLOCKS_FORWARD: DayKey = '2026-03-29';
export const CLOCKS_BACK: DayKey = '2026-10-25';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = 1;
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

interface Wish {
  kind: ReminderKind;
  /** Null for some minute of the evening. */
  minute: number | null;
  channel?: 'mail';
  days?: number;
  /** On the day itself first, where the day before would tell another story. */
  isFirstThen?: true;
}

interface Sort {
  what: string;
  wishes: Wish[];
  /** What comes on the day, whatever the zone. */
  comes: ReminderKind[];
}

/** What members are like. What is expected of each is written down here, and worked out nowhere. */
const SORTS: Sort[] = [
  {
    what: 'has done nothing yet',
    wishes: [
      { kind: 'daily_nudge', minute: null },
      { kind: 'check_in', minute: at(20) },
    ],
    comes: ['daily_nudge', 'check_in'],
  },
  {
    what: 'has checked in',
    wishes: [
      { kind: 'daily_nudge', minute: null },
      { kind: 'check_in', minute: at(20) },
    ],
    comes: ['daily_nudge'],
  },
  { what: 'has snoozed', wishes: [{ kind: 'daily_nudge', minute: null }], comes: [] },
  { what: 'wrote words of crisis', wishes: [{ kind: 'check_in', minute: at(20) }], comes: [] },
  {
    what: 'asked for three',
    wishes: [
      { kind: 'daily_nudge', minute: null },
      { kind: 'check_in', minute: at(20) },
      { kind: 'weekly_pulse', minute: at(21) },
    ],
    comes: ['daily_nudge', 'check_in'],
  },
  {
    what: 'is told in the hours in which clocks change',
    wishes: [
      { kind: 'daily_nudge', minute: at(1, 30) },
      { kind: 'check_in', minute: at(2, 30) },
    ],
    comes: ['daily_nudge', 'check_in'],
  },
  { what: 'has been away', wishes: [{ kind: 'check_in', minute: at(20) }], comes: [] },
  {
    what: 'gets mails',
    wishes: [
      { kind: 'weekly_letter', minute: at(8), channel: 'mail', days: 64 },
      { kind: 'check_in', minute: at(20), channel: 'mail' },
    ],
    comes: ['weekly_letter', 'check_in'],
  },
  {
    what: 'chose Mondays, and a premium tool without premium',
    wishes: [
      { kind: 'check_in', minute: at(20), days: MONDAY },
      { kind: 'commitment', minute: at(12) },
    ],
    comes: [],
  },
  {
    what: 'has seen the nudge on the page',
    wishes: [{ kind: 'daily_nudge', minute: null, isFirstThen: true }],
    comes: [],
  },
];

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * A day as it passes over all time zones: from the first midnight anywhere to the last. Members west of
 * it are reminded the day before as well, so that the server finds their moments over the night itself.
 */
export class ReminderDay {
  readonly day: DayKey;
  readonly members: number;
  readonly from: Date;
  readonly to: Date;
  static readonly zones = ZONES.length;

  constructor(day: DayKey, members: number) {
    this.day = day;
    this.members = members;
    const starts = ZONES.map((zone) => instantOf({ day, minute: 0 }, zone).getTime());
    this.from = new Date(Math.min(...starts));
    this.to = new Date(Math.max(...starts) + 25 * HOUR_MS);
  }

  /** Makes the members, some statements for all of them. */
  async fill(sql: Sql): Promise<void> {
    const { day, from } = this;
    await sql(
      `insert into auth.users (email, email_confirmed_at)
       select 'member-' || n || '@example.com', now() from generate_series(0, $1::int - 1) n`,
      [this.members],
    );
    // Over the zones and, from one round of them to the next, over the sorts.
    await sql(
      `create table cast_of_day as
       select id as user_id, n, ($1::text[])[1 + n % $2] as zone, (n + n / $2) % $3 as sort
       from (select id, split_part(split_part(email, '@', 1), '-', 2)::int as n from auth.users
         where email like 'member-%@example.com') as numbered`,
      [ZONES, ZONES.length, SORTS.length],
    );
    await sql(
      `insert into reminder_settings (user_id, time_zone, seen_at)
       select user_id, zone, case when sort = ${sortOf('has been away')} then $1::timestamptz - interval '40 days'
         else $1 end from cast_of_day`,
      [from],
    );
    await sql(`insert into push_devices (user_id, endpoint, p256dh, auth_secret, name)
      select user_id, 'https://push.example/' || user_id, 'key', 'secret', 'Chrome' from cast_of_day`);
    await this.#fillPast(sql);
    for (const [sort, { wishes }] of SORTS.entries()) {
      for (const wish of wishes) await this.#ask(sql, sort, wish);
    }
    await sql(
      `update reminder_settings s set quiet_until = z.until
       from cast_of_day c join unnest($1::text[], $2::timestamptz[]) as z (zone, until) using (zone)
       where c.user_id = s.user_id and c.sort = ${sortOf('wrote words of crisis')}`,
      [ZONES, ZONES.map((zone) => instantOf({ day: addDays(day, 1), minute: 0 }, zone))],
    );
    await sql('analyze');
  }

  /** What members did before, by their sort. */
  async #fillPast(sql: Sql): Promise<void> {
    const { day, from } = this;
    const those = (what: string) => `cast_of_day where sort = ${sortOf(what)}`;
    await sql(
      `insert into daily_checkins (user_id, date, sleep) select user_id, $1, 1 from ${those('has checked in')}`,
      [day],
    );
    await sql(
      `insert into user_nudge_prefs (user_id, snooze_until) select user_id, $1 from ${those('has snoozed')}`,
      [new Date(from.getTime() + 30 * DAY_MS)],
    );
    await sql(
      `insert into user_nudge_prefs (user_id, daily_last_shown)
       select user_id, $1 from ${those('has seen the nudge on the page')}`,
      [day],
    );
    await sql(
      `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
       select user_id, 'weekly_pulse', $1, $2, '', '{}' from ${those('asked for three')}`,
      [mondayOf(addDays(day, -14)), new Date(from.getTime() - 8 * DAY_MS)],
    );
    await sql(
      `insert into daily_checkins (user_id, date, sleep) select user_id, $1, 2 from ${those('gets mails')}`,
      [addDays(day, -3)],
    );
    await sql(
      `insert into consents (user_id, kind, version) select user_id, 'personalisation', '1' from ${those('gets mails')}`,
    );
    await sql(
      `insert into commitments (user_id, id, week, text, source)
       select user_id, gen_random_uuid(), $1, 'Walk', 'own' from ${those('chose Mondays, and a premium tool without premium')}`,
      [mondayOf(day)],
    );
  }

  async #ask(sql: Sql, sort: number, wish: Wish): Promise<void> {
    const { kind, minute, channel = 'push', days = EVERY_DAY } = wish;
    const firsts = ZONES.map((zone) => {
      const since = wish.isFirstThen ? instantOf({ day: this.day, minute: 0 }, zone) : this.from;
      // Just before, so that a moment that comes with the first minute counts.
      const before = new Date(since.getTime() - MINUTE_MS);
      const asked = { isOn: true, minute: minute ?? at(17), days };
      return nextDue(asked, zone, before, { random: Math.random });
    });
    await sql(
      `insert into reminders (user_id, kind, is_on, channel, minute, days, next_due, at)
       select user_id, $4, true, $5, $6::smallint, $7, z.first +
         case when $6::smallint is null then random() * interval '119 minutes' else interval '0' end, $8
       from cast_of_day join unnest($1::text[], $2::timestamptz[]) as z (zone, first) using (zone)
       where sort = $3`,
      [ZONES, firsts, sort, kind, channel, minute, days, this.from],
    );
  }

  /** Compares what waits to be sent with what should come; throws at the first that is wrong. */
  async verdict(sql: Sql): Promise<string> {
    const sent = await this.#sent(sql);
    const perDay = new Map<string, ReminderKind[]>();
    for (const { id, zone, sort, kind, moment } of sent) {
      const local = wallTime(moment, zone);
      const who = `somebody in ${zone} who ${SORTS[sort]?.what}`;
      if (!isInWindow(kind, { sort, zone, local })) {
        throw new Error(`${kind} came at minute ${local.minute} of ${local.day} to ${who}`);
      }
      const key = `${id} ${local.day}`;
      const already = perDay.get(key) ?? [];
      if (already.includes(kind)) throw new Error(`${kind} came twice on ${local.day} to ${who}`);
      if (already.length === 2) throw new Error(`a third came on ${local.day} to ${who}`);
      perDay.set(key, [...already, kind]);
    }
    const cast = await sql('select user_id as id, zone, sort from cast_of_day');
    let right = 0;
    for (const { id, zone, sort } of cast) {
      const came = (perDay.get(`${id} ${this.day}`) ?? []).toSorted().join(', ');
      const { what, comes } = SORTS[sort as number] as Sort;
      if (came !== comes.toSorted().join(', ')) {
        throw new Error(
          `“${came}” came to somebody in ${zone} who ${what}, not “${comes.join(', ')}”`,
        );
      }
      right += comes.length;
    }
    return `${right} reminders for ${cast.length} members, each once and in its window (${sent.length} over all the time that the day took around the world)`;
  }

  async #sent(sql: Sql) {
    const rows = await sql(
      `select c.user_id as id, c.zone, c.sort,
         coalesce(j.data -> 'reminder' ->> 'kind', replace(j.data -> 'payload' ->> 'tag', 'reminder-', '')) as kind,
         (j.data ->> 'until')::timestamptz - make_interval(secs => coalesce((j.data -> 'mail' ->> 'goodForMs')::float / 1000, 3600)) as moment
       from pgboss.job j join cast_of_day c
         on c.user_id = coalesce(j.data ->> 'userId', j.data -> 'reminder' ->> 'userId')::uuid
       where j.name in ('push', 'mail') order by moment`,
    );
    return rows as { id: string; zone: string; sort: number; kind: ReminderKind; moment: Date }[];
  }
}

const sortOf = (what: string): number => SORTS.findIndex((sort) => sort.what === what);

/** Within the minute it was asked for, or in the evening. A time that clocks skip comes an hour later. */
function isInWindow(
  kind: ReminderKind,
  { sort, zone, local }: { sort: number; zone: string; local: { day: DayKey; minute: number } },
): boolean {
  const wish = SORTS[sort]?.wishes.find((one) => one.kind === kind);
  if (!wish) return false;
  if (wish.minute === null) return local.minute >= at(17) && local.minute <= at(19);
  if (local.minute === wish.minute) return true;
  return local.minute === wish.minute + 60 && isSkipped({ ...local, minute: wish.minute }, zone);
}

/** Whether no clock of that zone shows this time on this day. */
function isSkipped({ day, minute }: { day: DayKey; minute: number }, zone: string): boolean {
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let ahead = -30 * HOUR_MS; ahead < 30 * HOUR_MS; ahead += 15 * MINUTE_MS) {
    const shown = wallTime(new Date(noon + ahead), zone);
    if (shown.day === day && shown.minute === minute) return false;
  }
  return true;
}
