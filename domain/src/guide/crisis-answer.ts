import { type HelpContacts, textAddress } from '../help/help-contacts.ts';
import { ANY_HOUR, type PublicHelpLine } from '../help/help-line.ts';
import { URGENT_LINES } from '../help/urgent-lines.ts';
import { findUrgentAct, type UrgentAct } from './crisis/urgent-act.ts';
import type { CrisisAnswer, CrisisKind } from './detect-crisis.ts';
import { normalizeText } from './plain-words.ts';

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

const needsEmergencyFirst = (kind: CrisisKind) =>
  kind === 'abuse' || kind === 'child' || kind === 'emergency';

export function crisisContacts(
  contacts: HelpContacts,
  answer: CrisisAnswer = 'alarm',
  kind: CrisisKind = 'unnamed',
  message = '',
  about: AlarmSubject | null = null,
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
  const named = answer === 'alarm' ? findUrgentAct(message) : null;
  const act = about === 'overdose' ? 'overdose' : named;
  const special = findSpecialLine(contacts, kind, act);
  return act || needsEmergencyFirst(kind)
    ? [emergency, ...(special ? [toContact(special)] : []), ...line]
    : [...line, emergency];
}

const toContact = ({ name, address, hours }: PublicHelpLine): CrisisContact => ({
  name,
  address,
  hours,
});

function findSpecialLine(
  { country }: HelpContacts,
  kind: CrisisKind,
  act: UrgentAct | null,
): PublicHelpLine | undefined {
  if (act === 'overdose') return URGENT_LINES[country]?.poison;
  const isAboutChild = act === 'shaking' || act === 'hitting' || (kind === 'child' && act === null);
  if (isAboutChild) return URGENT_LINES[country]?.child;
  return act === 'strangling' || kind === 'abuse' ? URGENT_LINES[country]?.violence : undefined;
}

const link = (address: string, name = contactName(address)) =>
  `[${name.replace(/[[\]]/g, '')}](${address})`;

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
const NOT_A_PERSON_EITHER =
  "I'm an automated guide, not a person, and I can't keep you safe. If you can, tell someone you trust, away from whoever hurt you. There are more ways to reach help on [Get help now](/help).";
const STAYS_OPEN = "This chat stays open. I'm here while you reach out.";
const ABOUT_GETTING_SAFE = ' is about getting safe.';
const GETTING_SAFE = `When you have a quiet moment, [When love comes with fear](/resources/when-love-comes-with-fear)${ABOUT_GETTING_SAFE}`;

/**
 * The answer names paracetamol, because people often feel well for a day after an overdose of it.
 */
const FEELING_FINE =
  'Paracetamol can do serious harm while you feel fine, and so can many other medicines.';
const CAN_HELP_PLAN = 'knows about this and can help you plan';

export type AlarmSubject = 'violence' | 'overdose';

export function findAlarmSubject(answers: readonly string[]): AlarmSubject | null {
  if (answers.some((answer) => answer.includes(FEELING_FINE))) return 'overdose';
  const isAboutViolence = answers.some(
    (answer) => answer.includes(ABOUT_GETTING_SAFE) || answer.includes(CAN_HELP_PLAN),
  );
  return isAboutViolence ? 'violence' : null;
}

export const SUBJECT_KINDS: Readonly<Record<AlarmSubject, CrisisKind>> = {
  violence: 'abuse',
  overdose: 'emergency',
};

export function overdoseReminder(contacts: HelpContacts): string {
  const poison = findSpecialLine(contacts, 'unnamed', 'overdose');
  const also = poison ? ` ${describeSpecial(poison, 'can also tell you what to do')}` : '';
  return `${FEELING_FINE} Please call emergency services now: ${link(contacts.emergency)}. Don't wait until you feel ill.${also}`;
}

const describeSpecial = (line: PublicHelpLine, what: string) =>
  `${link(line.address, line.name)} ${what}${line.hours === ANY_HOUR ? ', at any hour' : ''}.`;

function describeWhomToTell(contacts: HelpContacts, violence?: PublicHelpLine): string {
  const line = violence && `${describeSpecial(violence, CAN_HELP_PLAN)} `;
  return `${line ?? ''}If you need to talk it through with a person, the crisis line ${describeLine(contacts)}.`;
}

function urgentAnswer(contacts: HelpContacts, act: UrgentAct): string[] {
  const emergency = link(contacts.emergency);
  const special = findSpecialLine(contacts, 'unnamed', act);
  if (act === 'overdose') {
    const poison = special && ` ${describeSpecial(special, 'can also tell you what to do')}`;
    return [
      `This needs help right away, even without any symptoms: some of the harm comes hours or days later. ${FEELING_FINE}`,
      `Please call emergency services now: ${emergency}. Say what was taken, how much and when, and keep the packet. Don't try to be sick, and don't take anything against it unless they tell you to.${poison ?? ''}`,
      `If it was on purpose, you don't have to explain it here. The crisis line ${describeLine(contacts)}.`,
      NOT_A_PERSON,
      STAYS_OPEN,
    ];
  }
  if (act === 'strangling') {
    return [
      "I'm so glad you told me. Pressure on the throat can kill, and it's never your fault.",
      `If you're in danger, or if breathing, swallowing or speaking is hard, call emergency services now: ${emergency}. The same goes for a bad headache, changes in what you see, or a moment when everything went dark.`,
      'Even if you feel fine, please have a doctor see you today, because harm inside the neck can show later. Say that somebody pressed on your throat.',
      describeWhomToTell(contacts, special),
      GETTING_SAFE,
      NOT_A_PERSON_EITHER,
      STAYS_OPEN,
    ];
  }
  if (act === 'hitting') {
    return [
      "It matters that you told me. The child needs to be safe first, and you don't have to sort this out alone.",
      `If the child is badly hurt, or you might lose control again, call emergency services now: ${emergency}. If there are marks, bruises or pain, let a doctor see the child today and say what happened.`,
      `Until you've had help, leave the room as soon as the anger rises, and let another adult take over.${special ? ` ${describeSpecial(special, 'also listens to parents who have hurt a child')}` : ''}`,
      `For you, the crisis line ${describeLine(contacts)}.`,
      '[When you fear for a child](/resources/when-you-fear-for-a-child) says what else helps.',
      NOT_A_PERSON,
      STAYS_OPEN,
    ];
  }
  const child = special && ` ${describeSpecial(special, 'can help you with what comes next')}`;
  return [
    "I'm glad you told me. A small child who was shaken needs a doctor today, even if they seem fine, because the harm can't be seen from outside.",
    `If the child is sleepy, limp or pale, vomits, won't feed, has a fit or breathes strangely, call emergency services now: ${emergency}. Otherwise go to a doctor or hospital today and say that the child was shaken.`,
    `When the crying gets too much, put the child down safely on their back, leave the room, and ask somebody to come.${child ?? ''}`,
    `For you, the crisis line ${describeLine(contacts)}.`,
    '[When you fear for a child](/resources/when-you-fear-for-a-child) says what else helps.',
    NOT_A_PERSON,
    STAYS_OPEN,
  ];
}

function alarmAnswer(contacts: HelpContacts, kind: CrisisKind, act: UrgentAct | null): string[] {
  if (act) return urgentAnswer(contacts, act);
  const emergency = link(contacts.emergency);
  if (kind === 'abuse') {
    return [
      "I'm so glad you told me. What's happening isn't your fault, and you deserve to be safe.",
      `If anyone is in danger right now, call emergency services: ${emergency}.`,
      describeWhomToTell(contacts, findSpecialLine(contacts, kind, null)),
      GETTING_SAFE,
      NOT_A_PERSON_EITHER,
      STAYS_OPEN,
    ];
  }
  if (kind === 'child') {
    const child = findSpecialLine(contacts, kind, null);
    const whom = child
      ? describeSpecial(child, 'can tell you who to call where the child lives')
      : '';
    return [
      "I'm glad you told me. A child who may be hurt needs somebody to act, and you don't need proof to ask for help.",
      `If the child is in danger right now, call emergency services: ${emergency}. Otherwise, call the child protection service where the child lives before the day is over, and say what you've seen. ${whom}`.trimEnd(),
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
 * In a crisis, the texts are never reworded by a language model, and the app needs no server to
 * show them.
 */
export function crisisAnswer(
  contacts: HelpContacts,
  answer: CrisisAnswer = 'alarm',
  kind: CrisisKind = 'unnamed',
  message = '',
): string {
  if (answer === 'bereaved') return bereavedAnswer(contacts).join('\n\n');
  if (answer === 'check') return safetyQuestion(contacts).join('\n\n');
  return alarmAnswer(contacts, kind, findUrgentAct(message)).join('\n\n');
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
  const violence = kind === 'abuse' ? findSpecialLine(contacts, kind, null) : undefined;
  const also = violence ? ` ${describeSpecial(violence, CAN_HELP_PLAN)}` : '';
  return needsEmergencyFirst(kind)
    ? `${QUIET_OPENING}call ${emergency}.${also} You can also reach ${line}.`
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

const UNWELL =
  / (?:sick|vomit\w*|throw(?:ing)? up|threw up|dizzy|sleepy|drowsy|numb|faint|blurr\w*|shak(?:y|ing)|sweat\w*|heart|stomach|belly|chest|cold|bleeding|blood) /;
const TAKEN_BACK =
  / (?:forget (?:it|that|i said|what i said)|never ?mind|nvm|(?:should not|shouldnt) have (?:said|told|written)|(?:being|am|was|be) (?:so |just |too )?(?:dramatic|silly|stupid)|(?:did not|didnt) mean (?:it|that)|ignore (?:me|that)|(?:just|only|was) joking) /;

export function checkInAnswer(
  contacts: HelpContacts,
  earlier: readonly string[],
  message = '',
  about = findAlarmSubject(earlier),
): string {
  const line = normalizeText(message);
  const last = earlier.findLast(isCheckIn);
  const index = CHECK_INS.findIndex((opening) => last?.startsWith(opening)) + 1;
  const opening = CHECK_INS[index % CHECK_INS.length] ?? CHECK_INS[0];
  const takenUp = UNWELL.test(line)
    ? `If you've taken something or you're hurt, call emergency services now: ${link(contacts.emergency)}. Feeling unwell is a reason to call, even if it seems mild.`
    : TAKEN_BACK.test(line)
      ? "You don't have to take it back. I'm glad you said it."
      : message.includes('?')
        ? "I've seen your question, and I'll gladly come to it once I know that you're safe."
        : null;
  const help = about === 'overdose' ? [overdoseReminder(contacts)] : [];
  if (about === 'violence') {
    const violence = findSpecialLine(contacts, 'abuse', null);
    help.push(...(violence ? [describeSpecial(violence, CAN_HELP_PLAN)] : []), GETTING_SAFE);
  }
  const parts = [opening, ...help, ...(takenUp ? [takenUp] : []), listContacts(contacts)];
  return parts.join('\n\n');
}

export const SAFE_BEFORE_TALKING =
  'Your safety comes before any talk. If somebody might hurt you, or you might hurt yourself, please speak first with people who know about this: see [Get help now](/help). They can also help you find words.';

export const NOT_YOUR_FAULT =
  "I'm so sorry. It's not your fault, and nothing you did makes it okay for someone to hurt, threaten or control you. Your safety comes first. People who know about this can help you think it through, at your pace: see [Get help now](/help).";

export const HEARING_VOICES_ANSWER =
  "Thank you for telling me. Hearing voices, feeling watched, or seeing things that others don't frightens many people, and it can be helped. Please tell a doctor soon: when it began, what happens, and how you sleep. If voices tell you to hurt yourself or anyone else, or if you can't tell what's real, don't wait for an appointment, and don't stay alone with it: see [Get help now](/help).";

export const CHILD_FIRST =
  "I'm glad you're asking. You don't need proof to ask for help: ring the child protection service where the child lives, or a child helpline, and say what you've seen. If the child is in danger now, call the emergency number; see [Get help now](/help).";
