import { type HelpContacts, textAddress } from '../help/help-contacts.ts';
import { ANY_HOUR } from '../help/help-line.ts';
import type { CrisisAnswer, CrisisKind } from './detect-crisis.ts';

export interface CrisisContact {
  name: string;
  address: string;
  hours?: string | undefined;
}

export const EMERGENCY_NAME = 'Emergency services';

export function contactName(address: string): string {
  const [, scheme = '', rest = ''] = /^(tel:|sms:|mailto:|https?:\/\/)(.*)$/i.exec(address) ?? [];
  if (scheme === '') return address;
  return scheme.toLowerCase().startsWith('http')
    ? rest.replace(/^www\.|[/?#].*$/g, '')
    : decodeURIComponent(rest.replace(/\?.*$/, ''));
}

/** Violence and medical emergencies need the emergency number first, everything else the crisis line. */
const needsEmergencyFirst = (kind: CrisisKind) =>
  kind === 'abuse' || kind === 'child' || kind === 'emergency';

export function crisisContacts(
  contacts: HelpContacts,
  answer: CrisisAnswer = 'alarm',
  kind: CrisisKind = 'unnamed',
): CrisisContact[] {
  const { crisis, crisisLine, bereaved } = contacts;
  const emergency = { name: EMERGENCY_NAME, address: contacts.emergency };
  const byText = textAddress(crisis);
  const line: CrisisContact[] = [
    { name: crisis?.name ?? 'Crisis line', address: crisisLine, hours: crisis?.hours },
    ...(byText ? [{ name: crisis?.text ?? '', address: byText, hours: crisis?.hours }] : []),
  ];
  if (answer === 'bereaved') {
    const { name, address, hours } = bereaved;
    return [{ name, address, hours }, ...line.filter((contact) => contact.address !== address)];
  }
  return needsEmergencyFirst(kind) ? [emergency, ...line] : [...line, emergency];
}

const link = (address: string, name = contactName(address)) =>
  `[${name.replace(/[[\]]/g, '')}](${address})`;

/** Names the opening hours, so that the text never promises help at an hour when nobody answers. */
const describeHours = ({ crisis }: HelpContacts) =>
  !crisis || crisis.hours === ANY_HOUR ? 'listens at any hour' : `listens (${crisis.hours})`;

function describeLine(contacts: HelpContacts): string {
  const byText = textAddress(contacts.crisis);
  const text = byText ? `, or ${link(byText, uncapitalize(contacts.crisis?.text ?? ''))}` : '';
  return `${describeHours(contacts)}: ${link(contacts.crisisLine)}${text}`;
}

const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const NOT_A_PERSON =
  "I'm an automated guide, not a person, and I can't keep you safe. If you can, tell someone near you and stay with them. There are more ways to reach help on [Get help now](/help).";
const STAYS_OPEN = "This chat stays open. I'm here while you reach out.";

function alarmAnswer(contacts: HelpContacts, kind: CrisisKind): string[] {
  const emergency = link(contacts.emergency);
  if (kind === 'abuse') {
    return [
      "I'm so glad you told me. What's happening isn't your fault, and you deserve to be safe.",
      `If anyone is in danger right now, call emergency services: ${emergency}.`,
      `If you need to talk it through with a person, the crisis line ${describeLine(contacts)}.`,
      'When you have a quiet moment, [When love comes with fear](/resources/when-love-comes-with-fear) is about getting safe.',
      NOT_A_PERSON,
      STAYS_OPEN,
    ];
  }
  if (kind === 'child') {
    return [
      "I'm glad you told me. A child who may be hurt needs somebody to act, and you don't need proof to ask for help.",
      `If the child is in danger right now, call emergency services: ${emergency}. Otherwise ring the child protection service where the child lives today, and say what you've seen.`,
      `If it gets too much for you, the crisis line ${describeLine(contacts)}.`,
      '[When you fear for a child](/resources/when-you-fear-for-a-child) says what to tell the child, and what not to do.',
      NOT_A_PERSON,
      STAYS_OPEN,
    ];
  }
  if (kind === 'emergency') {
    return [
      'This sounds like it needs help right away.',
      `Please call emergency services now: ${emergency}. They'll tell you what to do until someone comes.`,
      `If you meant something else, or it was on purpose, the crisis line ${describeLine(contacts)}.`,
      NOT_A_PERSON,
      STAYS_OPEN,
    ];
  }
  return [
    "I'm really glad you said this. You deserve help from a person, now.",
    `If you're thinking of harming yourself, or worried about someone who is, the crisis line ${describeLine(contacts)}.`,
    `If anyone is in danger right now, call emergency services: ${emergency}.`,
    NOT_A_PERSON,
    STAYS_OPEN,
  ];
}

const bereavedAnswer = (contacts: HelpContacts): string[] => [
  "I'm so sorry that you lost someone this way.",
  'Guilt, anger, numbness and questions without an answer all belong to this grief. None of it means that you failed them.',
  `You don't have to carry it alone: ${link(contacts.bereaved.address, contacts.bereaved.name)} is there for people who have lost someone to suicide.`,
  `If it gets too much, or you think of dying too, the crisis line ${describeLine(contacts)}. There are more ways to reach people on [Get help now](/help).`,
];

const safetyQuestion = (contacts: HelpContacts): string[] => [
  'That sounds heavy, and before anything else I’d like to ask: are you, and whoever this is about, safe right now?',
  listContacts(contacts),
];

const listContacts = (contacts: HelpContacts) =>
  `Whatever your answer is, the crisis line ${describeLine(contacts)}. Emergency services are at ${link(contacts.emergency)}. More ways are on [Get help now](/help).`;

/**
 * The fixed crisis answers. No model rewords them, and they need no server. `check` is the coach's
 * question; the guide instead answers the message and adds `quietLine`.
 */
export function crisisAnswer(
  contacts: HelpContacts,
  answer: CrisisAnswer = 'alarm',
  kind: CrisisKind = 'unnamed',
): string {
  if (answer === 'bereaved') return bereavedAnswer(contacts).join('\n\n');
  if (answer === 'check') return safetyQuestion(contacts).join('\n\n');
  return alarmAnswer(contacts, kind).join('\n\n');
}

const QUIET_OPENING = "If you're not safe right now, ";

export function quietLine(contacts: HelpContacts, kind: CrisisKind = 'unnamed'): string {
  const { crisis, crisisLine } = contacts;
  const hours =
    !crisis || crisis.hours === ANY_HOUR
      ? ' at any hour'
      : crisis.hours
        ? ` (${crisis.hours})`
        : '';
  const line = `${link(crisisLine, crisis?.name ?? 'the crisis line')}${hours}`;
  const emergency = link(contacts.emergency);
  return needsEmergencyFirst(kind)
    ? `${QUIET_OPENING}call ${emergency}. You can also reach ${line}.`
    : `${QUIET_OPENING}you can reach ${line}, or ${emergency} in an emergency.`;
}

export const isQuietLine = (paragraph: string): boolean => paragraph.startsWith(QUIET_OPENING);

const CHECK_INS = [
  "I'm still here. Are you safe right now? Did you reach someone?",
  'I’m here with you. Are you somewhere safe, and is there anyone near you?',
  'Before anything else: are you safe right now? Have you been able to talk to someone?',
  'I haven’t forgotten what you told me. Are you safe at the moment, and did you get through to anyone?',
] as const;

export const isCheckIn = (text: string): boolean =>
  CHECK_INS.some((opening) => text.startsWith(opening));

export function checkInAnswer(contacts: HelpContacts, earlier: readonly string[]): string {
  const last = earlier.findLast(isCheckIn);
  const index = CHECK_INS.findIndex((opening) => last?.startsWith(opening)) + 1;
  const opening = CHECK_INS[index % CHECK_INS.length] ?? CHECK_INS[0];
  return `${opening}\n\n${listContacts(contacts)}`;
}

export const NOT_YOUR_FAULT =
  "I'm so sorry. It's not your fault, and nothing you did makes it okay for someone to hurt, threaten or control you. Your safety comes first. People who know about this can help you think it through, at your pace: see [Get help now](/help).";

export const HEARING_VOICES_ANSWER =
  "Thank you for telling me. Hearing voices, feeling watched, or seeing things that others don't frightens many people, and it can be helped. Please tell a doctor soon: when it began, what happens, and how you sleep. If voices tell you to hurt yourself or anyone else, or if you can't tell what's real, don't wait for an appointment, and don't stay alone with it: see [Get help now](/help).";

export const CHILD_FIRST =
  "I'm glad you're asking. You don't need proof to ask for help: ring the child protection service where the child lives, or a child helpline, and say what you've seen. If the child is in danger now, call the emergency number; see [Get help now](/help).";
