import type { HelpContacts } from '../help/help-contacts.ts';
import { ANY_HOUR } from '../help/help-line.ts';
import type { CrisisAnswer } from './detect-crisis.ts';

/** Contacts for the answers; the practice's two settings are enough, the rest is optional. */
type Contacts = Pick<HelpContacts, 'crisisLine' | 'emergency'> & Partial<HelpContacts>;

const OPENINGS: Readonly<Record<CrisisAnswer, string>> = {
  alarm: 'I am really glad you said this. You deserve help from a person, now.',
  ask: 'That sounds heavy, and before anything else I would like to ask: are you, and whoever this is about, safe right now?',
  bereaved: 'I am so sorry that you lost someone this way.',
};

/** Label for a contact's address: the phone number, mail address or host name. */
export function contactName(address: string): string {
  const [, scheme = '', rest = ''] = /^(tel:|mailto:|https?:\/\/)(.*)$/i.exec(address) ?? [];
  if (scheme === '') return address;
  return scheme.toLowerCase().startsWith('http')
    ? rest.replace(/^www\.|[/?#].*$/g, '')
    : decodeURIComponent(rest.replace(/\?.*$/, ''));
}

const link = (address: string) => `[${contactName(address)}](${address})`;

/** Names the opening hours, so that the text never promises a line at any hour that has none. */
const describeHours = ({ crisis }: Contacts) =>
  !crisis || crisis.hours === ANY_HOUR ? 'listens at any hour' : `listens (${crisis.hours})`;

/** The fixed crisis answers: never worded by a model, and available without a server. */
const ANSWERS: Readonly<Record<CrisisAnswer, (contacts: Contacts) => string[]>> = {
  alarm: (contacts) => [
    `If anyone is in danger right now, call emergency services: ${link(contacts.emergency)}.`,
    `If you are thinking of harming yourself, are being hurt by someone, or are worried about a friend, the crisis line ${describeHours(contacts)}: ${link(contacts.crisisLine)}.`,
    'I am an automated guide, not a person, and I cannot keep you safe. If you can, tell someone near you and stay with them. More ways to reach help are on [Get help now](/help).',
    'This chat stays open. I am here while you reach out.',
  ],
  ask: (contacts) => [
    `Whatever your answer is, these are there for you: the crisis line, which ${describeHours(contacts)}, at ${link(contacts.crisisLine)}, and emergency services at ${link(contacts.emergency)}. More ways are on [Get help now](/help).`,
  ],
  bereaved: (contacts) => [
    'Guilt, anger, numbness and questions without an answer all belong to this grief. None of it means that you failed them.',
    ...(contacts.bereaved
      ? [
          `You need not carry it alone: [${contacts.bereaved.name}](${contacts.bereaved.address}) is there for people who have lost someone to suicide.`,
        ]
      : []),
    `If it becomes too much, or you think of dying too, the crisis line ${describeHours(contacts)}: ${link(contacts.crisisLine)}. More ways to reach people are on [Get help now](/help).`,
  ],
};

export const crisisAnswer = (contacts: Contacts, answer: CrisisAnswer = 'alarm'): string =>
  [OPENINGS[answer], ...ANSWERS[answer](contacts)].join('\n\n');

export function findCrisisAnswer(text: string): CrisisAnswer | null {
  const kinds: CrisisAnswer[] = ['alarm', 'ask', 'bereaved'];
  return kinds.find((kind) => text.startsWith(OPENINGS[kind])) ?? null;
}
