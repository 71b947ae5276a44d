import { z } from 'zod';
import { memberRecord, timeZone } from '../admin-memberships/contract.ts';
import { TIERS } from '../vocabulary.ts';

const listedMember = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  tier: z.enum(TIERS),
  premiumExpiresAt: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  seenWeek: z.iso.date().nullable(),
  isInvited: z.boolean(),
});
export type ListedMember = z.infer<typeof listedMember>;

export const listMembersRequest = z.strictObject({
  /** `search` is the beginning of an email address or name; an empty search lists all members. */
  search: z.string().trim().max(100).default(''),
  tier: z.enum(TIERS).nullable().default(null),
  cursor: z.string().max(80).nullable().default(null),
});
export type ListMembersRequest = z.infer<typeof listMembersRequest>;

export const listMembersResponse = z.object({
  members: z.array(listedMember),
  /** The cursor is null for a search, which has no pages and only reports `hasMore`. */
  cursor: z.string().nullable(),
  hasMore: z.boolean(),
});
export type ListMembersResponse = z.infer<typeof listMembersResponse>;

export const MAX_NOTE = 2000;

export const deskRecord = memberRecord.extend({
  since: z.iso.datetime(),
  seenWeek: z.iso.date().nullable(),
  isInvited: z.boolean(),
  note: z.string(),
});
export type DeskRecord = z.infer<typeof deskRecord>;

export const saveNoteRequest = z.strictObject({ note: z.string().trim().max(MAX_NOTE) });

export const givePeriodRequest = z.strictObject({
  kind: z.enum(['gift', 'trial']),
  tier: z.enum(['premium', 'premium_plus']),
  days: z.number().int().min(1).max(730),
  timeZone,
});
export type GivePeriodRequest = z.infer<typeof givePeriodRequest>;

/** The email address is repeated, so that the desk does not close the wrong account. */
export const closeAccountRequest = z.strictObject({ email: z.string().trim().min(1).max(254) });

export const checkListRequest = z.strictObject({ list: z.string().max(50_000) });
export const inviteRequest = checkListRequest.extend({
  /** `period` is null for free access. */
  period: givePeriodRequest.omit({ kind: true }).nullable(),
});
export type InviteRequest = z.infer<typeof inviteRequest>;

const listLine = z.object({
  line: z.number().int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export const checkedListResponse = z.object({
  people: z.array(listLine),
  problems: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      problem: z.enum(['no_address', 'too_long', 'twice', 'too_many', 'has_account']),
    }),
  ),
});
export type CheckedList = z.infer<typeof checkedListResponse>;
