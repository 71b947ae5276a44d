import type { OutsideLink } from '../public-config.ts';
import { NOT_KNOWN } from './messages.ts';

type SupportLink = Record<Extract<OutsideLink, 'support'>, string>;

export const notKnownAnswer = ({ support }: SupportLink) =>
  `${NOT_KNOWN}\n\nIf you'd rather ask a person, you can write to [support](${support}).`;

export interface PageChoice {
  title: string;
  path: string;
  slug: string;
}

export const CHOICE_QUESTION = 'Which of these is closest?';

/** Said when the guide asks back, so they must fit any health question. */
const NEUTRAL = [
  "Thank you for telling me. I want to be sure I've got it right.",
  "That's worth a careful answer, so let me check first.",
  "I'd like to get this right for you.",
] as const;

const SOMETHING_ELSE_OPENING = "If it's something else, ";

/** A page with buttons has one for this, so it leaves the sentence out. */
export const isSomethingElse = (paragraph: string): boolean =>
  paragraph.startsWith(SOMETHING_ELSE_OPENING);

/** Asks back with up to three pages. The member may also say that it is something else. */
export const choicesAnswer = (
  choices: readonly PageChoice[],
  { support }: SupportLink,
  acknowledgement: string,
): string =>
  [
    `${acknowledgement} ${CHOICE_QUESTION}`,
    choices.map(({ title, path }) => `- [${title.replace(/[[\]]/g, '')}](${path})`).join('\n'),
    `${SOMETHING_ELSE_OPENING}tell me in other words, or ask a person at [support](${support}).`,
  ].join('\n\n');

export const somethingElseAnswer = ({ support }: SupportLink): string =>
  `No problem. Tell me in other words what's on your mind, a little more about it is enough. And if you'd rather talk to a person, write to [support](${support}).`;

/** For a health question while no page of ours is open to the member. */
export const noOpenPageAnswer = ({ support }: SupportLink): string =>
  `I hear you, and I'm sorry: I don't have the right page for this yet. Could you tell me a bit more about it? You can also [browse all resources](/resources), or write to a person at [support](${support}).`;

/** Picks one of the sentences by the message, but never the one that opened the previous answer. */
export function chooseAcknowledgement(
  message: string,
  previousAnswer: string | undefined,
  all: readonly string[] = NEUTRAL,
): string | null {
  if (all.length === 0) return null;
  let hash = 0;
  for (let at = 0; at < message.length; at++) hash = (31 * hash + message.charCodeAt(at)) >>> 0;
  const first = all[hash % all.length] ?? '';
  return previousAnswer?.startsWith(first) ? (all[(hash + 1) % all.length] ?? null) : first;
}

const FIRST_PERSON = /\b(i|im|ive|my|me|we|our)\b/i;
const FEELINGS =
  /\b(feel|feels|feeling|felt|sad|lonely|anxious|worried|scared|afraid|angry|exhausted|stressed|overwhelmed|hopeless|empty|numb|guilty|ashamed|jealous|depressed|unhappy|miserable|crying|grief|grieving|marriage|husband|wife|boyfriend|girlfriend)\b|\b(so|too|always|am|im|really) (down|low|tired|alone|lost|stuck)\b/i;

/** Whether the message is about the member's own life, so that it must never be declined. */
export const isAboutOwnLife = (message: string): boolean => {
  const words = message.replace(/[’‘']/g, '');
  return FIRST_PERSON.test(words) && FEELINGS.test(words);
};
