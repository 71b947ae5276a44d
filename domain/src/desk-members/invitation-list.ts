import type { Tier } from '../vocabulary.ts';
import { type CsvRecord, readCsvRecords } from './csv-records.ts';
import { type ListColumn, listIgnored, readColumns } from './list-columns.ts';
import { type DayOrder, findDayOrder, findUnclearDay, readListDay } from './list-day.ts';
import {
  findUnknownTiers,
  LEAVE_OUT,
  readTier,
  type TierMeanings,
  type UnknownTier,
} from './list-tiers.ts';

export interface InvitedPerson {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  tier?: Tier | undefined;
  until?: string | undefined;
}

export const LIST_PROBLEMS = [
  'no_address',
  'incomplete_address',
  'too_long',
  'twice',
  'too_many',
  'has_account',
  'unclosed_quote',
  'bad_characters',
  'odd_name',
  'bad_tier',
  'left_out',
  'bad_date',
  'ended',
] as const;
export type ListProblem = (typeof LIST_PROBLEMS)[number];

export interface ParsedList {
  people: InvitedPerson[];
  problems: { line: number; text: string; problem: ListProblem }[];
  ignored: string[];
  /**
   * A date such as 3/4/2027 that could mean two days. Set only if no other date of the list shows
   * whether the day or the month comes first.
   */
  unclearDay?: string | undefined;
  /** Tier names that the app does not know, such as “Gold” from another tool. */
  unknownTiers?: UnknownTier[] | undefined;
}

export const MAX_INVITED = 200;
const MAX_NAME = 100;
const MAX_ADDRESS = 254;
/**
 * A loose check of an email address is enough, because the mail server rejects addresses that do
 * not exist.
 */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*/?^_`{|}~][^\s@,;:<>"()[\]\\]*@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
const INCOMPLETE = /^[\p{L}\p{N}._-]+@([\p{L}\p{N}-]+\.?)?$/u;
/** Some scripts use zero-width joiners in names. Other invisible characters are refused. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
const JOINERS = /[\u200C\u200D]/g;
/** Names appear in emails and spreadsheets, where they must not become links or formulas. */
const ODD_NAME = /[<>]|:\/\/|\bwww\.|^[=+@-]/i;

export interface FoundColumn {
  heading: string;
  example: string;
  column: ListColumn | undefined;
}

interface ListOptions {
  today?: string;
  max?: number;
  /** Columns that were chosen by hand instead of those found by their headings. */
  columns?: readonly (ListColumn | undefined)[] | undefined;
  /** The order of day and month, chosen by hand for dates that could mean two days. */
  dayOrder?: DayOrder;
  tiers?: TierMeanings | undefined;
}

function readHeading(records: readonly CsvRecord[]) {
  const [first, second] = records;
  const isHeading = first !== undefined && !first.text.includes('@');
  return readColumns(first?.cells ?? [], second?.cells ?? [], isHeading);
}

export function findListColumns(text: string): FoundColumn[] {
  const records = readCsvRecords(text);
  const { columns, hasHeading } = readHeading(records);
  const [first, second] = records;
  if (!hasHeading || !first) return [];
  return first.cells.map((heading, at) => ({
    ...{ heading, example: second?.cells[at] ?? '', column: columns[at] },
  }));
}

export function parseInvitationList(
  text: string,
  {
    today = '',
    max = MAX_INVITED,
    columns: chosen,
    dayOrder = null,
    tiers = new Map(),
  }: ListOptions = {},
): ParsedList {
  const records = readCsvRecords(text);
  const { columns: found, hasHeading, ignored } = readHeading(records);
  const columns = chosen ?? found;
  const read: ParsedList = {
    people: [],
    problems: [],
    ignored: chosen ? listIgnored(records[0]?.cells ?? [], chosen) : ignored,
  };
  const seen = new Set<string>();
  const lines = hasHeading ? records.slice(1) : records;
  const untilAt = columns.indexOf('until');
  const days = lines.map(({ cells }) => cells[untilAt] ?? '');
  const unclearDay = findUnclearDay(days);
  if (unclearDay) read.unclearDay = unclearDay;
  const order = findDayOrder(days) ?? dayOrder;
  const tierAt = columns.indexOf('tier');
  const unknownTiers = findUnknownTiers(lines.map(({ cells }) => cells[tierAt] ?? ''));
  if (unknownTiers.length > 0) read.unknownTiers = unknownTiers;
  for (const record of lines) {
    const { line, text: shown } = record;
    const refuse = (problem: ListProblem) => read.problems.push({ line, text: shown, problem });
    const person = readPerson(record, columns, { today, order, tiers });
    if ('problem' in person) refuse(person.problem);
    else if (seen.has(person.email)) refuse('twice');
    else if (read.people.length >= max) refuse('too_many');
    else {
      seen.add(person.email);
      read.people.push(person);
    }
  }
  return read;
}

function readPerson(
  { line, cells, isUnclosed }: CsvRecord,
  columns: readonly (ListColumn | undefined)[],
  { today, order, tiers }: { today: string; order: DayOrder; tiers: TierMeanings },
): InvitedPerson | { problem: ListProblem } {
  if (isUnclosed) return { problem: 'unclosed_quote' };
  const cell = (column: ListColumn) => cells[columns.indexOf(column)] ?? '';
  const email = cell('email').toLowerCase();
  const [firstName, lastName] = readNames(cell);
  if (email.length > MAX_ADDRESS || firstName.length > MAX_NAME || lastName.length > MAX_NAME) {
    return { problem: 'too_long' };
  }
  if ([email, firstName, lastName].some((part) => INVISIBLE.test(part.replaceAll(JOINERS, '')))) {
    return { problem: 'bad_characters' };
  }
  if (!ADDRESS.test(email)) {
    return { problem: INCOMPLETE.test(email) ? 'incomplete_address' : 'no_address' };
  }
  if (ODD_NAME.test(firstName) || ODD_NAME.test(lastName)) return { problem: 'odd_name' };
  const tier = readTier(cell('tier'), tiers);
  if (tier === null) return { problem: 'bad_tier' };
  if (tier === LEAVE_OUT) return { problem: 'left_out' };
  const until = cell('until') === '' ? undefined : readListDay(cell('until'), order);
  if (until === null) return { problem: 'bad_date' };
  if (until && until <= today) return { problem: 'ended' };
  return {
    ...{ line, email, firstName, lastName },
    ...(tier && { tier }),
    ...(until && { tier: tier ?? 'premium', until }),
  };
}

function readNames(cell: (column: ListColumn) => string): [string, string] {
  const [firstName, lastName, name] = [cell('firstName'), cell('lastName'), cell('name')];
  if (firstName || lastName || !name) return [firstName, lastName];
  const words = name.split(/\s+/);
  return words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1) ?? ''] : [name, ''];
}

export function writeInvitationList(people: readonly InvitedPerson[]): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = people.map(({ email, firstName, lastName, tier = '', until = '' }) =>
    [email, firstName, lastName, tier, until].map(quote).join(','),
  );
  return ['email,first name,last name,tier,until', ...lines].join('\n');
}
