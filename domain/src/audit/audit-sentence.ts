import { DESK_ROLE_WORDS } from '../desk/messages.ts';
import { TIER_WORDS } from '../membership/texts.ts';
import type { AuditEntry } from './contract.ts';

type DescribedEntry = Pick<AuditEntry, 'action' | 'details' | 'by'>;

export function auditSentence(entry: DescribedEntry, formatDate: (date: Date) => string): string {
  const { details } = entry;
  const who = actorName(entry.by);
  const day = (instant: string | null | undefined) =>
    instant ? formatDate(new Date(instant)) : null;
  switch (entry.action) {
    case 'looked_up':
      return `${who} looked up your membership.`;
    case 'tier_changed': {
      const until = day(details.toExpiry);
      const change = `from ${TIER_WORDS[details.fromTier ?? 'free']} to ${TIER_WORDS[details.toTier ?? 'free']}`;
      return `${who} changed your membership ${change}${until ? `, until ${until}` : ''}.`;
    }
    case 'expiry_changed': {
      const from = day(details.fromExpiry);
      const change = `${from ? `from ${from} ` : ''}to ${day(details.toExpiry) ?? 'no date'}`;
      return `${who} changed the end date of your Premium ${change}.`;
    }
    case 'admin_granted':
      return `${who} gave you admin access.`;
    case 'members_listed':
      return `${who} opened the list of members.`;
    case 'members_exported':
      return `${who} exported the list of members.`;
    case 'note_changed':
      return `${who} changed the note on your record.`;
    case 'premium_request_done':
      return `${who} marked your request for Premium as done.`;
    case 'gift_given':
      return `${who} gave you ${details.days} days of Premium.`;
    case 'trial_given':
      return `${who} gave you ${details.days} days of Premium as a trial.`;
    case 'imported':
      return `${who} added you to the list of members.`;
    case 'invited':
      return `${who} invited you.`;
    case 'account_closed':
      return `${who} closed the account.`;
    case 'log_read':
      return `${who} opened the audit log.`;
    case 'token_created':
    case 'token_revoked':
    case 'webhook_added':
    case 'webhook_changed':
    case 'webhook_removed':
    case 'webhook_secret_changed':
    case 'webhook_replayed':
      return `${who} changed the integration ${details.tool}.`;
    case 'letter_sent':
      return `${who} sent a letter to members.`;
    case 'letter_stopped':
      return `${who} stopped a letter to members.`;
    case 'letters_stopped':
      return details.reason === 'bounced'
        ? `${who} noted that emails to your address bounce, so we don’t send you letters.`
        : `${who} noted that you don’t want letters from us.`;
    case 'letters_allowed':
      return `${who} noted that your address works again, so we can send you letters.`;
    case 'page_published':
    case 'page_withdrawn':
    case 'page_reviewed':
      return `${who} changed the page ${details.page}.`;
    case 'offer_added':
    case 'offer_changed':
    case 'offer_switched_on':
    case 'offer_switched_off':
      return `${who} changed the offer ${details.offer}.`;
    case 'setting_changed':
      return `${who} changed the setting ${details.setting}.`;
    case 'price_changed':
      return `${who} changed a price.`;
    case 'refund_asked':
      return `${who} requested a refund of ${details.price} for you.`;
    case 'summary_opened':
      return `${who} opened the summary you shared.`;
    case 'summary_locked':
      return 'Someone entered too many wrong codes, so a link to your summary was closed.';
    case 'desk_role_granted':
      return `${who} made you ${DESK_ROLE_WORDS[details.deskRole ?? 'editor']}.`;
    case 'desk_role_revoked':
      return `${who} removed your role as ${DESK_ROLE_WORDS[details.deskRole ?? 'editor']}.`;
  }
}

function actorName(by: AuditEntry['by']): string {
  if (by.kind === 'operator') return 'The operator of this service';
  if (by.kind === 'payments') return 'A payment';
  if (by.kind === 'token') return `One of the practice’s tools (${by.name})`;
  if (by.kind === 'link') return 'Someone with your link and code';
  if (by.kind === 'self') return 'You';
  return by.firstName ? `${by.firstName} from our team` : 'Someone from our team';
}
