import { z } from 'zod';
import { memberRecord, timeZone } from '../admin-memberships/contract.ts';
import { AUDIT_ACTIONS } from '../audit/actions.ts';
import { auditDetails } from '../audit/contract.ts';
import { premiumRequest } from '../membership/contract.ts';
import { PAYMENT_KINDS } from '../payments/payment-event.ts';
import { TIERS, TRACKS } from '../vocabulary.ts';
import { MEMBER_FILTERS } from './filters.ts';
import { LIST_PROBLEMS } from './invitation-list.ts';
import { MAX_NOTE, MAX_SENT_AT_ONCE } from './limits.ts';

const PAYMENT_STATUSES = ['active', 'past_due', 'cancelled', 'refunded', 'disputed'] as const;

const listedMember = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  tier: z.enum(TIERS),
  premiumExpiresAt: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  seenWeek: z.iso.date().nullable(),
  /** This person was invited and hasn’t joined yet. */
  isInvited: z.boolean(),
  /** The desk imported this person and hasn’t sent an invitation yet. */
  isHeld: z.boolean(),
  /** Null for people who joined and for those who haven’t been invited yet. */
  invitedAt: z.iso.datetime().nullable(),
  path: z.enum(TRACKS),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
});
export type ListedMember = z.infer<typeof listedMember>;

const MEMBER_SORTS = ['name', 'membership', 'path', 'since', 'seen'] as const;
const memberSort = z.object({ by: z.enum(MEMBER_SORTS), isDescending: z.boolean() });
export type MemberSort = z.infer<typeof memberSort>;

/**
 * In large practices, the list of members is always sorted by date and a search finds only the
 * beginnings of words, because both must use database indexes.
 */
export const LARGE_PRACTICE = 10_000;

export const listMembersRequest = z.strictObject({
  search: z.string().trim().max(100).default(''),
  tier: z.enum(TIERS).nullable().default(null),
  path: z.enum(TRACKS).nullable().default(null),
  filter: z.enum(MEMBER_FILTERS).nullable().default(null),
  sort: memberSort.nullable().default(null),
  cursor: z.string().max(80).nullable().default(null),
});
export type ListMembersRequest = z.infer<typeof listMembersRequest>;

export const listMembersResponse = z.object({
  members: z.array(listedMember),
  total: z.number().int().nullable(),
  invited: z.number().int().nullable(),
  notInvited: z.number().int().nullable(),
  /** For each filter, the number of members it would show within the chosen tier and path. */
  counts: z.record(z.enum(MEMBER_FILTERS), z.number().int()).nullable(),
  cursor: z.string().nullable(),
  hasMore: z.boolean(),
  isLarge: z.boolean(),
});
export type ListMembersResponse = z.infer<typeof listMembersResponse>;

/** The exported file contains names, addresses and memberships, but nothing about health. */
export const exportMembersRequest = listMembersRequest.omit({ search: true, sort: true }).extend({
  userIds: z.array(z.uuid()).min(1).max(1000).nullable().default(null),
});
export type ExportMembersRequest = z.infer<typeof exportMembersRequest>;

const exportedMember = listedMember.omit({
  userId: true,
  path: true,
  seenWeek: true,
  invitedAt: true,
});
export type ExportedMember = z.infer<typeof exportedMember>;
export const exportMembersResponse = z.object({
  members: z.array(exportedMember),
  cursor: z.string().nullable(),
});
export type ExportMembersResponse = z.infer<typeof exportMembersResponse>;

const paymentHistory = z.object({
  url: z.url().nullable(),
  /** Without a mail server, members hear about a failed payment only from the practice. */
  hasMailServer: z.boolean(),
  events: z.array(
    z.object({
      kind: z.enum(PAYMENT_KINDS),
      at: z.iso.datetime(),
      until: z.iso.datetime().nullable(),
      amount: z.number().int().nullable(),
      currency: z.string().nullable(),
      reason: z.string().nullable(),
      nextTryAt: z.iso.datetime().nullable(),
    }),
  ),
});

export const deskRecord = memberRecord.extend({
  since: z.iso.datetime(),
  seenWeek: z.iso.date().nullable(),
  isInvited: z.boolean(),
  isHeld: z.boolean(),
  invitedAt: z.iso.datetime().nullable(),
  path: z.enum(TRACKS),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  payments: paymentHistory.nullable(),
  lock: z.enum(['own', 'admin']).nullable(),
  note: z.string(),
  premiumRequest: premiumRequest.nullable(),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      action: z.enum(AUDIT_ACTIONS),
      details: auditDetails,
      by: z.string().nullable(),
    }),
  ),
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

export const setMembershipRequest = z.strictObject({
  tier: z.enum(TIERS),
  until: z.iso
    .date()
    .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'is out of range')
    .nullable(),
  timeZone,
});
export type SetMembershipRequest = z.infer<typeof setMembershipRequest>;

/** Typing the member's email address makes it unlikely that the desk closes the wrong account. */
export const closeAccountRequest = z.strictObject({ email: z.string().trim().min(1).max(254) });

export const checkListRequest = z.strictObject({ list: z.string().max(50_000) });
export const inviteRequest = checkListRequest.extend({
  period: givePeriodRequest.omit({ kind: true }).nullable(),
  timeZone: timeZone.default('UTC'),
  mailsNow: z.boolean().default(true),
});
export type InviteRequest = z.infer<typeof inviteRequest>;

export const sendInvitationsRequest = z.strictObject({
  userIds: z.array(z.uuid()).min(1).max(MAX_SENT_AT_ONCE),
});
export const sendInvitationsResponse = z.object({ invited: z.number().int() });

const listLine = z.object({
  line: z.number().int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  tier: z.enum(TIERS).optional(),
  until: z.iso.date().optional(),
});
export const checkedListResponse = z.object({
  people: z.array(listLine),
  problems: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      problem: z.enum(LIST_PROBLEMS),
    }),
  ),
  ignored: z.array(z.string()),
});
export type CheckedList = z.infer<typeof checkedListResponse>;
