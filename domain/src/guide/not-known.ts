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

const BY_TAG: readonly [RegExp, readonly string[]][] = [
  [
    /couples|relationship|trust|intimacy|libido|single/,
    [
      'Things between two people can be hard to sort out alone.',
      'Love can be complicated, and it sounds as if this matters to you.',
    ],
  ],
  [
    /family|fatherhood|postpartum/,
    ['Family can be close and hard at the same time.', 'It’s not easy when it’s about family.'],
  ],
  [
    /mood|anxiety|stress|healing/,
    ['That sounds like a lot to carry.', 'I’m sorry it’s this hard at the moment.'],
  ],
  [
    /friendship|connection|confidence/,
    ['It makes sense that this is on your mind.', 'Other people can be the hardest part.'],
  ],
];
const NEUTRAL = [
  "Thank you for telling me. I want to be sure I've got it right.",
  "I'd like to get this right for you.",
] as const;

export function findOpenings(tags: readonly string[]): readonly string[] {
  const fits = BY_TAG.map(([words, openings]) => ({
    openings,
    count: tags.filter((all) => words.test(all)).length,
  })).sort((a, b) => b.count - a.count);
  const [best] = fits;
  return best && best.count > tags.length / 2 ? best.openings : NEUTRAL;
}

const SOMETHING_ELSE_OPENING = "If it's something else, ";

/** A page with buttons has one for this, so it leaves the sentence out. */
export const isSomethingElse = (paragraph: string): boolean =>
  paragraph.startsWith(SOMETHING_ELSE_OPENING);

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

export const noOpenPageAnswer = ({ support }: SupportLink): string =>
  `I hear you, and I'm sorry: I don't have the right page for this yet. Could you tell me a bit more about it? You can also [browse all resources](/resources), or write to a person at [support](${support}).`;

export function chooseAcknowledgement(
  message: string,
  previousAnswer: string | undefined,
  all: readonly string[],
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

/** "Tell me" speaks to the guide, not of the member. */
const REQUEST = /\b(tell|show|inform|give|teach|find out for|let) me\b/gi;

export const isFirstPerson = (message: string): boolean =>
  FIRST_PERSON.test(message.replace(/[’‘']/g, '').replace(REQUEST, ''));

/** Whether the message is about the member's own life, so that it must never be declined. */
export const isAboutOwnLife = (message: string): boolean => {
  const words = message.replace(/[’‘']/g, '');
  return FIRST_PERSON.test(words) && FEELINGS.test(words);
};
