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
      return `${who} changed the end of your premium ${change}.`;
    }
    case 'admin_granted':
      return `${who} gave you admin access.`;
    case 'members_listed':
      return `${who} read the list of members.`;
    case 'members_exported':
      return `${who} saved the list of members as a file.`;
    case 'note_changed':
      return `${who} changed the note on your record.`;
    case 'gift_given':
      return `${who} gave you ${details.days} days of premium.`;
    case 'trial_given':
      return `${who} opened premium for ${details.days} days for you to try.`;
    case 'invited':
      return `${who} invited you.`;
    case 'account_closed':
      return `${who} closed the account.`;
    case 'log_read':
      return `${who} read the audit log.`;
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
        ? `${who} noted that mail to your address comes back, so we send you no letters.`
        : `${who} noted that you want no letters from us.`;
    case 'letters_allowed':
      return `${who} noted that your address works again, so letters may reach you.`;
    case 'page_published':
    case 'page_withdrawn':
    case 'page_reviewed':
      return `${who} changed the page ${details.page}.`;
    case 'summary_opened':
      return `${who} opened the summary you shared.`;
    case 'summary_locked':
      return 'Someone entered too many wrong codes, so a link to your summary was closed.';
    case 'desk_role_granted':
      return `${who} made you ${DESK_ROLE_WORDS[details.deskRole ?? 'editor']}.`;
    case 'desk_role_revoked':
      return `${who} took the role of ${DESK_ROLE_WORDS[details.deskRole ?? 'editor']} from you.`;
  }
}

function actorName(by: AuditEntry['by']): string {
  if (by.kind === 'operator') return 'The operator of this service';
  if (by.kind === 'payments') return 'What you pay';
  if (by.kind === 'token') return `A program of the practice (${by.name})`;
  if (by.kind === 'link') return 'Someone with your link and code';
  if (by.kind === 'self') return 'You';
  return by.firstName ? `${by.firstName} from our team` : 'Someone from our team';
}
