import { TIER_WORDS } from '../membership/texts.ts';
import type { ExportedMember } from './contract.ts';

const HEADINGS = 'first name,last name,email,tier,premium until,member since,payments,invited';

/** A spreadsheet would run a cell as a formula if its text began with one of these characters. */
const FORMULA = /^[=+\-@\t\r]/;

const toCell = (text: string) => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

const toInvited = ({ isInvited, isHeld }: ExportedMember) =>
  isHeld ? 'not yet' : isInvited ? 'yes' : '';

/**
 * The import of invitations knows these column headings, so an exported file can be imported again.
 */
export function writeMemberCsv(
  members: readonly ExportedMember[],
  toDay: (date: Date) => string,
): string {
  const day = (instant: string | null) => (instant ? toDay(new Date(instant)) : '');
  const lines = members.map((member) =>
    [
      ...[member.firstName, member.lastName, member.email ?? '', TIER_WORDS[member.tier]],
      ...[day(member.premiumExpiresAt), day(member.since)],
      ...[member.paymentStatus?.replace('_', ' ') ?? '', toInvited(member)],
    ]
      .map(toCell)
      .join(','),
  );
  return [HEADINGS, ...lines, ''].join('\r\n');
}
