import { z } from 'zod';
import { hasVisibleLetter, isPlainName } from '../account/person-name.ts';
import { dayStart } from '../day-start/contract.ts';
import { MAX_PROMPT_LENGTH } from './addition.ts';
import { ADDITION_MESSAGES } from './addition-messages.ts';
import { FEELINGS, JOURNAL_TAGS, MAX_WORDS_LENGTH } from './entry.ts';
import { FEELING_ICONS, MAX_FEELING_NAME_LENGTH } from './own-feeling.ts';
import { MAX_SEARCH_LENGTH } from './search.ts';

const tags = z.enum(JOURNAL_TAGS);

const plainLine = (max: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1)
    .max(max)
    .refine(isPlainName, ADDITION_MESSAGES.hidden)
    .refine(hasVisibleLetter, ADDITION_MESSAGES.needsText);
const ownFeeling = z.strictObject({
  name: plainLine(MAX_FEELING_NAME_LENGTH),
  icon: z.enum(FEELING_ICONS),
});

const journalEntry = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  utcOffset: z
    .int()
    .min(-12 * 60)
    .max(14 * 60),
  dayStart: dayStart.optional(),
  feeling: z.literal(FEELINGS),
  ownFeeling: ownFeeling.optional(),
  words: z.string().max(MAX_WORDS_LENGTH),
  tags: z.array(tags).max(JOURNAL_TAGS.length),
});

export const saveEntryRequest = z
  .strictObject({
    id: z.uuid(),
    changedAt: z.iso.datetime(),
    entry: journalEntry.nullable(),
  })
  .refine(
    ({ id, entry }) => entry === null || entry.id === id,
    'The entry’s ID must match the request’s ID.',
  );
export type SaveEntryRequest = z.infer<typeof saveEntryRequest>;

export const entryChangeResponse = z.object({ id: z.uuid(), entry: journalEntry.nullable() });
export type EntryChangeResponse = z.infer<typeof entryChangeResponse>;

/**
 * The search is a POST request, because what a member searches for must not appear in server logs.
 */
export const searchJournalRequest = z.strictObject({
  words: z.string().max(MAX_SEARCH_LENGTH).default(''),
  tag: tags.nullable().default(null),
  day: z.iso.date().nullable().default(null),
  cursor: z.string().max(200).nullable().default(null),
});
export type SearchJournalRequest = z.infer<typeof searchJournalRequest>;

export const journalPageResponse = z.object({
  entries: z.array(journalEntry),
  nextCursor: z.string().nullable(),
  total: z.int(),
});
export type JournalPageResponse = z.infer<typeof journalPageResponse>;

export const onThisDayQuery = z.object({ today: z.iso.date() });

export const onThisDayResponse = z.object({ entries: z.array(journalEntry) });
export type OnThisDayResponse = z.infer<typeof onThisDayResponse>;

export const journalYearQuery = z.object({ year: z.coerce.number().int().min(1970).max(2999) });

export const journalYearResponse = z.object({
  year: z.int(),
  days: z.array(z.object({ day: z.iso.date(), feeling: z.number(), count: z.int() })),
  firstYear: z.int().nullable(),
});
export type JournalYearResponse = z.infer<typeof journalYearResponse>;

const feelingAddition = ownFeeling.extend({
  kind: z.literal('feeling'),
  feeling: z.literal(FEELINGS),
});
const promptAddition = z.strictObject({
  kind: z.literal('prompt'),
  text: plainLine(MAX_PROMPT_LENGTH),
});
const addition = z.discriminatedUnion('kind', [feelingAddition, promptAddition]);
const storedAddition = z.discriminatedUnion('kind', [
  feelingAddition.extend({ id: z.uuid() }),
  promptAddition.extend({ id: z.uuid() }),
]);

export const saveAdditionRequest = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(['feeling', 'prompt']),
    changedAt: z.iso.datetime(),
    addition: addition.nullable(),
  })
  .refine(
    ({ kind, addition }) => addition === null || addition.kind === kind,
    'The addition’s kind must match the request’s kind.',
  );
export type SaveAdditionRequest = z.infer<typeof saveAdditionRequest>;

export const additionChangeResponse = z.object({
  id: z.uuid(),
  addition: storedAddition.nullable(),
});
export type AdditionChangeResponse = z.infer<typeof additionChangeResponse>;

export const additionsResponse = z.object({ additions: z.array(storedAddition) });
export type AdditionsResponse = z.infer<typeof additionsResponse>;
