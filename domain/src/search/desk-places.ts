import type { DeskAccessResponse } from '../desk/contract.ts';

interface DeskPlace {
  title: string;
  detail: string;
  to: string;
  keywords: readonly string[];
  opensTo: keyof DeskAccessResponse;
}

const place = (
  opensTo: DeskPlace['opensTo'],
  to: string,
  title: string,
  detail: string,
  keywords: string,
): DeskPlace => ({ title, detail, to, keywords: [detail, keywords], opensTo });

export const DESK_PLACES: readonly DeskPlace[] = [
  place('isFrontDesk', '/admin/members', 'Members', 'Everyone, in one list', 'people customers'),
  place(
    'isFrontDesk',
    '/admin/members',
    'Refund or cancel a payment',
    'With Stripe: open the member, then “Refund…” under “Payments”',
    'money back chargeback dispute subscription billing invoice',
  ),
  place(
    'isFrontDesk',
    '/admin/members?filter=payment_failed',
    'Failed payments',
    'Members whose last payment failed',
    'card declined past due overdue unpaid',
  ),
  place(
    'isFrontDesk',
    '/admin/members/invite',
    'Invite or import members',
    'By email address or from a list (CSV)',
    'add new upload excel mailchimp spreadsheet migrate',
  ),
  place(
    'isFrontDesk',
    '/admin/letters',
    'Letters',
    'Emails to members',
    'newsletter campaign mail mailing write quiet',
  ),
  place('isEditor', '/admin/content', 'Content', 'Workshops and resources', 'articles pages posts'),
  place(
    'isEditor',
    '/admin/content?show=review',
    'Clinical reviews that are due',
    'Pages a clinician should review again',
    'reviewer doctor check medical',
  ),
  place('isEditor', '/admin/media', 'Media', 'Pictures and videos', 'images photos films upload'),
  place('isEditor', '/admin/offers', 'Offers', 'Cards on Home', 'promotion discount campaign'),
  place('isEditor', '/admin/words', 'Words', 'Nudges, reframes and help answers', 'texts wording'),
  place(
    'isInnerCircle',
    '/admin/numbers',
    'Numbers',
    'Your practice in numbers',
    'statistics analytics dashboard revenue growth report',
  ),
  place(
    'isInnerCircle',
    '/admin/prices',
    'Prices',
    'What Premium costs',
    'plan plans pricing stripe trial cost fee subscription',
  ),
  place(
    'isInnerCircle',
    '/admin/practice',
    'Settings',
    'Name, logo, addresses and help in a crisis',
    'configuration support email phone branding',
  ),
  place(
    'isInnerCircle',
    '/admin/integrations',
    'Integrations',
    'Webhooks and API tokens',
    'api zapier connect tools',
  ),
  place(
    'isInnerCircle',
    '/admin/team',
    'Team',
    'Give a colleague a role',
    'roles permissions editor front desk staff invite user access',
  ),
  place(
    'isInnerCircle',
    '/admin/export',
    'Export',
    'Members and content as files',
    'download csv data gdpr backup archive',
  ),
  place('isInnerCircle', '/admin/log', 'Log', 'Who looked at what', 'audit history ledger'),
  place(
    'isInnerCircle',
    '/admin/backup',
    'Backup',
    'When the last backup was made',
    'restore copy',
  ),
];
