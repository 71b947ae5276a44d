import { bouncingMails } from './sources/bouncing-mails.ts';
import { changesWaiting } from './sources/changes-waiting.ts';
import { contentUpdates } from './sources/content-updates.ts';
import { disputedPayments } from './sources/disputed-payments.ts';
import { expiringTokens } from './sources/expiring-tokens.ts';
import { failedPayments } from './sources/failed-payments.ts';
import { failingWebhooks } from './sources/failing-webhooks.ts';
import { guideTopics } from './sources/guide-topics.ts';
import { lateBackup } from './sources/late-backup.ts';
import { membershipsEnding } from './sources/memberships-ending.ts';
import { offersEnding } from './sources/offers-ending.ts';
import { otherPrice } from './sources/other-price.ts';
import { premiumRequests } from './sources/premium-requests.ts';
import { quietMembers } from './sources/quiet-members.ts';
import { reviewsDue } from './sources/reviews-due.ts';
import { unansweredInvitations } from './sources/unanswered-invitations.ts';
import type { TodaySource } from './today-source.ts';

export const TODAY_SOURCES: readonly TodaySource[] = [
  disputedPayments,
  otherPrice,
  lateBackup,
  failedPayments,
  premiumRequests,
  membershipsEnding,
  offersEnding,
  reviewsDue,
  quietMembers,
  unansweredInvitations,
  bouncingMails,
  failingWebhooks,
  expiringTokens,
  guideTopics,
  changesWaiting,
  contentUpdates,
];
