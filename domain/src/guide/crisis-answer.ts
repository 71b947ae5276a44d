import type { OutsideLink } from '../public-config.ts';

type Contacts = Record<Extract<OutsideLink, 'crisisLine' | 'emergency'>, string>;

const OPENING = 'I am really glad you said this. You deserve help from a person, now.';

/** What a contact's address says to a reader: the number of a telephone, the host of a page. */
export function contactName(address: string): string {
  const [, scheme = '', rest = ''] = /^(tel:|mailto:|https?:\/\/)(.*)$/i.exec(address) ?? [];
  if (scheme === '') return address;
  return scheme.toLowerCase().startsWith('http')
    ? rest.replace(/^www\.|[/?#].*$/g, '')
    : decodeURIComponent(rest.replace(/\?.*$/, ''));
}

/** The fixed answer to words of crisis. No model has a hand in it, and it needs no server. */
export function crisisAnswer({ crisisLine, emergency }: Contacts): string {
  return [
    OPENING,
    `If anyone is in danger right now, call emergency services: [${contactName(emergency)}](${emergency}).`,
    `If you are thinking of harming yourself, are being hurt by someone, or are worried about a friend, the crisis line listens at any hour: [${contactName(crisisLine)}](${crisisLine}).`,
    'I am an automated guide, not a person, and I cannot keep you safe. If you can, tell someone near you and stay with them. More ways to reach help are on [Get help now](/help).',
    'This chat stays open. I am here while you reach out.',
  ].join('\n\n');
}

export const isCrisisAnswer = (answer: string) => answer.startsWith(OPENING);
