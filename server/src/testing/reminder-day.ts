import { addDays, type DayKey, startOfWeek } from '@hearthway/domain/calendar';
import { toInstant, wallTime } from '@hearthway/domain/reminders/local-clock';
import { nextDue } from '@hearthway/domain/reminders/next-due';
import { EVERY_DAY, type ReminderKind } from '@hearthway/domain/reminders/reminder';

/**
 * This list has one time zone per UTC offset. In several of them, the clocks change on one of the
 * simulated days.
 */
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

/** European clocks change on these two dates. Both are Sundays, the day of the weekly letter. */
export const CLOCKS_FORWARD: DayKey = '2026-03-29';
export const CLOCKS_BACK: DayKey = '2026-10-25';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = 1;
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

interface WantedReminder {
  kind: ReminderKind;
  minute: number | null;
  channel?: 'mail';
  days?: number;
  isFirstThen?: true;
}

interface MemberKind {
  description: string;
  wanted: WantedReminder[];
  expected: ReminderKind[];
}

/** The expected reminders are written by hand, because computed ones could repeat a bug. */
const MEMBER_KINDS: MemberKind[] = [
  {
    description: 'has done nothing yet',
    wanted: [
      { kind: 'daily_nudge', minute: null },
      { kind: 'check_in', minute: at(20) },
    ],
    expected: ['daily_nudge', 'check_in'],
  },
  {
    description: 'has checked in',
    wanted: [
      { kind: 'daily_nudge', minute: null },
      { kind: 'check_in', minute: at(20) },
    ],
    expected: ['daily_nudge'],
  },
  { description: 'has snoozed', wanted: [{ kind: 'daily_nudge', minute: null }], expected: [] },
  {
    description: 'wrote words of crisis',
    wanted: [{ kind: 'check_in', minute: at(20) }],
    expected: [],
  },
  {
    description: 'asked for three',
    wanted: [
      { kind: 'daily_nudge', minute: null },
      { kind: 'check_in', minute: at(20) },
      { kind: 'weekly_pulse', minute: at(21) },
    ],
    expected: ['daily_nudge', 'check_in'],
  },
  {
    description: 'is told in the hours in which clocks change',
    wanted: [
      { kind: 'daily_nudge', minute: at(1, 30) },
      { kind: 'check_in', minute: at(2, 30) },
    ],
    expected: ['daily_nudge', 'check_in'],
  },
  { description: 'has been away', wanted: [{ kind: 'check_in', minute: at(20) }], expected: [] },
  {
    description: 'gets mails',
    wanted: [
      { kind: 'weekly_letter', minute: at(8), channel: 'mail', days: 64 },
      { kind: 'check_in', minute: at(20), channel: 'mail' },
    ],
    expected: ['weekly_letter', 'check_in'],
  },
  {
    description: 'chose Mondays, and a premium tool without premium',
    wanted: [
      { kind: 'check_in', minute: at(20), days: MONDAY },
      { kind: 'commitment', minute: at(12) },
    ],
    expected: [],
  },
  {
    description: 'has seen the nudge on the page',
    wanted: [{ kind: 'daily_nudge', minute: null, isFirstThen: true }],
    expected: [],
  },
];

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Simulates one calendar day in all time zones, from the first midnight on earth to the last. At
 * its start, western time zones are still on the day before, so their members also get reminders of
 * that day.
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
    const starts = ZONES.map((zone) => toInstant({ day, minute: 0 }, zone).getTime());
    this.from = new Date(Math.min(...starts));
    this.to = new Date(Math.max(...starts) + 25 * HOUR_MS);
  }

  async fill(sql: Sql): Promise<void> {
    const { day, from } = this;
    await sql(
      `insert into auth.users (email, email_confirmed_at)
       select 'member-' || n || '@example.com', now() from generate_series(0, $1::int - 1) n`,
      [this.members],
    );
    await sql(
      `create table cast_of_day as
       select id as user_id, n, ($1::text[])[1 + n % $2] as zone, (n + n / $2) % $3 as member_kind
       from (select id, split_part(split_part(email, '@', 1), '-', 2)::int as n from auth.users
         where email like 'member-%@example.com') as numbered`,
      [ZONES, ZONES.length, MEMBER_KINDS.length],
    );
    await sql(
      `insert into reminder_settings (user_id, time_zone, seen_at)
       select user_id, zone, case when member_kind = ${findKind('has been away')} then $1::timestamptz - interval '40 days'
         else $1 end from cast_of_day`,
      [from],
    );
    await sql(`insert into push_devices (user_id, endpoint, p256dh, auth_secret, name)
      select user_id, 'https://push.example/' || user_id, 'key', 'secret', 'Chrome' from cast_of_day`);
    await this.#fillPast(sql);
    for (const [memberKind, { wanted }] of MEMBER_KINDS.entries()) {
      for (const reminder of wanted) await this.#addReminder(sql, memberKind, reminder);
    }
    await sql(
      `update reminder_settings s set quiet_until = z.until
       from cast_of_day c join unnest($1::text[], $2::timestamptz[]) as z (zone, until) using (zone)
       where c.user_id = s.user_id and c.member_kind = ${findKind('wrote words of crisis')}`,
      [ZONES, ZONES.map((zone) => toInstant({ day: addDays(day, 1), minute: 0 }, zone))],
    );
    await sql('analyze');
  }

  async #fillPast(sql: Sql): Promise<void> {
    const { day, from } = this;
    const those = (what: string) => `cast_of_day where member_kind = ${findKind(what)}`;
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
      [startOfWeek(addDays(day, -14)), new Date(from.getTime() - 8 * DAY_MS)],
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
      [startOfWeek(day)],
    );
  }

  async #addReminder(sql: Sql, memberKind: number, reminder: WantedReminder): Promise<void> {
    const { kind, minute, channel = 'push', days = EVERY_DAY } = reminder;
    const firsts = ZONES.map((zone) => {
      const since = reminder.isFirstThen
        ? toInstant({ day: this.day, minute: 0 }, zone)
        : this.from;
      const before = new Date(since.getTime() - MINUTE_MS);
      const asked = { isOn: true, minute: minute ?? at(17), days };
      return nextDue(asked, zone, before, { random: Math.random });
    });
    await sql(
      `insert into reminders (user_id, kind, is_on, channel, minute, days, next_due, at)
       select user_id, $4, true, $5, $6::smallint, $7, z.first +
         case when $6::smallint is null then random() * interval '119 minutes' else interval '0' end, $8
       from cast_of_day join unnest($1::text[], $2::timestamptz[]) as z (zone, first) using (zone)
       where member_kind = $3`,
      [ZONES, firsts, memberKind, kind, channel, minute, days, this.from],
    );
  }

  async checkSent(sql: Sql): Promise<string> {
    const sent = await this.#sent(sql);
    const perDay = new Map<string, ReminderKind[]>();
    for (const { id, zone, memberKind, kind, moment } of sent) {
      const local = wallTime(moment, zone);
      const who = `somebody in ${zone} who ${MEMBER_KINDS[memberKind]?.description}`;
      if (!isInWindow(kind, { memberKind, zone, local })) {
        throw new Error(`${kind} came at minute ${local.minute} of ${local.day} to ${who}`);
      }
      const key = `${id} ${local.day}`;
      const already = perDay.get(key) ?? [];
      if (already.includes(kind)) throw new Error(`${kind} came twice on ${local.day} to ${who}`);
      if (already.length === 2) throw new Error(`a third came on ${local.day} to ${who}`);
      perDay.set(key, [...already, kind]);
    }
    const cast = await sql(
      'select user_id as id, zone, member_kind as "memberKind" from cast_of_day',
    );
    let right = 0;
    for (const { id, zone, memberKind } of cast) {
      const came = (perDay.get(`${id} ${this.day}`) ?? []).toSorted().join(', ');
      const { description, expected } = MEMBER_KINDS[memberKind as number] as MemberKind;
      if (came !== expected.toSorted().join(', ')) {
        throw new Error(
          `“${came}” came to somebody in ${zone} who ${description}, not “${expected.join(', ')}”`,
        );
      }
      right += expected.length;
    }
    return `${right} reminders for ${cast.length} members, each once and in its window (${sent.length} over all the time that the day took around the world)`;
  }

  async #sent(sql: Sql) {
    const rows = await sql(
      `select c.user_id as id, c.zone, c.member_kind as "memberKind",
         coalesce(j.data -> 'reminder' ->> 'kind', replace(j.data -> 'payload' ->> 'tag', 'reminder-', '')) as kind,
         (j.data ->> 'until')::timestamptz - make_interval(secs => coalesce((j.data -> 'mail' ->> 'goodForMs')::float / 1000, 3600)) as moment
       from pgboss.job j join cast_of_day c
         on c.user_id = coalesce(j.data ->> 'userId', j.data -> 'reminder' ->> 'userId')::uuid
       where j.name in ('push', 'mail') order by moment`,
    );
    return rows as {
      id: string;
      zone: string;
      memberKind: number;
      kind: ReminderKind;
      moment: Date;
    }[];
  }
}

const findKind = (description: string): number =>
  MEMBER_KINDS.findIndex((kind) => kind.description === description);

/** If the clock change skips the chosen time, the reminder comes an hour later. */
function isInWindow(
  kind: ReminderKind,
  {
    memberKind,
    zone,
    local,
  }: { memberKind: number; zone: string; local: { day: DayKey; minute: number } },
): boolean {
  const reminder = MEMBER_KINDS[memberKind]?.wanted.find((one) => one.kind === kind);
  if (!reminder) return false;
  if (reminder.minute === null) return local.minute >= at(17) && local.minute <= at(19);
  if (local.minute === reminder.minute) return true;
  return (
    local.minute === reminder.minute + 60 && isSkipped({ ...local, minute: reminder.minute }, zone)
  );
}

function isSkipped({ day, minute }: { day: DayKey; minute: number }, zone: string): boolean {
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let ahead = -30 * HOUR_MS; ahead < 30 * HOUR_MS; ahead += 15 * MINUTE_MS) {
    const shown = wallTime(new Date(noon + ahead), zone);
    if (shown.day === day && shown.minute === minute) return false;
  }
  return true;
}
