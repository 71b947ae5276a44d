import { z } from 'zod';
import { roundedCount } from '../content-desk/rounded-count.ts';
import { TIERS, TRACKS } from '../vocabulary.ts';
import { EVERYBODY, QUIET_CHOICES } from './segment-choices.ts';

export const MAX_SUBJECT = 200;
export const MAX_LETTER = 20_000;
export const MAX_WEEK = 52;

export const LETTER_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

export const letterSegment = z.strictObject({
  tier: z.array(z.enum(TIERS)).max(10),
  path: z.array(z.enum(TRACKS)).max(10),
  week: z.array(z.int().min(1).max(MAX_WEEK)).max(MAX_WEEK),
  quietDays: z.union(QUIET_CHOICES.map((days) => z.literal(days))).nullable(),
});
export type LetterSegment = z.infer<typeof letterSegment>;

const version = z.int().min(1);
const fields = z.strictObject({
  subject: z.string().trim().max(MAX_SUBJECT),
  body: z.string().max(MAX_LETTER),
  segment: letterSegment,
});

export const saveLetterRequest = fields.extend({ version });
export type SaveLetterRequest = z.infer<typeof saveLetterRequest>;
export const newLetterRequest = z.strictObject({
  subject: fields.shape.subject.default(''),
  body: fields.shape.body.default(''),
  segment: letterSegment.default(EVERYBODY),
});
export type NewLetterRequest = z.infer<typeof newLetterRequest>;
export const letterParam = z.object({ id: z.uuid() });
export const sendLetterRequest = z.strictObject({
  version,
  /**
   * Other letters to the same members around this date. The sender has seen them and sends this
   * letter anyway.
   */
  despite: z.array(z.uuid()).max(1000).default([]),
  at: z.iso.datetime().nullable().default(null),
});
export type SendLetterRequest = z.infer<typeof sendLetterRequest>;
export const previewLetterRequest = fields.omit({ segment: true });
export const letterPreview = z.object({ subject: z.string(), html: z.string() });
export type LetterPreview = z.infer<typeof letterPreview>;

/**
 * A letter is `sent` if the mail server accepted it, `unconfirmed` if our server stopped before
 * reading the mail server's answer, `bounced` if the address does not exist, and `refused` for any
 * other reason.
 */
export const letterResults = z.object({
  waiting: z.int(),
  sent: z.int(),
  unconfirmed: z.int(),
  bounced: z.int(),
  refused: z.int(),
  skipped: z.int(),
  unsubscribed: z.int(),
});
export type LetterResults = z.infer<typeof letterResults>;

export const letter = fields.extend({
  id: z.uuid(),
  version,
  state: z.enum(LETTER_STATES),
  sendAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  results: letterResults.nullable(),
  recipients: roundedCount.nullable(),
});
export type Letter = z.infer<typeof letter>;

export const lettersResponse = z.object({
  letters: z.array(letter),
  unsubscribed: z.int(),
  bounced: z.int(),
});
export type LettersResponse = z.infer<typeof lettersResponse>;

export const reachRequest = z.strictObject({ segment: letterSegment });
/**
 * If the recipients are chosen by their week of the journey, their number is rounded, because the
 * desk must not learn the week of a single member.
 */
export const reachResponse = z.object({
  isExact: z.boolean(),
  matching: roundedCount,
  reachable: roundedCount,
});
export type ReachResponse = z.infer<typeof reachResponse>;

const nearLetter = z.object({
  id: z.uuid(),
  subject: z.string(),
  segment: letterSegment,
  sendAt: z.iso.datetime(),
});
export type NearLetter = z.infer<typeof nearLetter>;

export const beforeSendingResponse = z.object({
  hasMailServer: z.boolean(),
  /** Letters that were sent in the last seven days or are scheduled. */
  letters: z.array(nearLetter),
});
export type BeforeSending = z.infer<typeof beforeSendingResponse>;

export const bouncedResponse = z.object({
  addresses: z.array(
    z.object({
      userId: z.uuid(),
      name: z.string(),
      email: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type BouncedResponse = z.infer<typeof bouncedResponse>;
export const bouncedParam = z.object({ userId: z.uuid() });

export const stopLettersRequest = z.strictObject({
  text: z.string().max(100_000),
  reason: z.enum(['asked', 'bounced']),
});
export type StopLettersRequest = z.infer<typeof stopLettersRequest>;
export const stopLettersResponse = z.object({
  stopped: z.array(z.string()),
});
export type StopLettersResponse = z.infer<typeof stopLettersResponse>;

export const testedLetter = z.object({ email: z.string() });
