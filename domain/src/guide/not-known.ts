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

/**
 * An opening begins the answer to a message that contains one of its trigger words, so it must suit
 * everybody who uses such a word.
 */
const OPENINGS: readonly [RegExp, readonly string[]][] = [
  [
    /\b(raped?|abus(e|ed|ive|ing)|assault(ed)?|molest\w*|trauma\w*|ptsd|violen(t|ce|tly))\b/,
    [
      'I’m sorry that this is part of your life. Take it at your own pace.',
      'Thank you for trusting me with that. It’s a lot to carry.',
    ],
  ],
  [
    /\b(died|death of (my|our|his|her|a)|passed away|funeral|widow\w*|grie(f|ving)|miscarr\w*|(just |recently )?lost (my|our) (mum|mom|mother|dad|father|son|daughter|baby|brother|sister|husband|wife|friend|grand\w+|nan|gran|dog|cat))\b/,
    [
      'I’m so sorry. That’s a great deal to bear.',
      'I’m sorry, that’s a hard time to be going through.',
    ],
  ],
  [
    /\b(depress\w*|hopeless|worthless|hate myself|empty|numb|crying|cry|sad|unhappy|miserable|suffer\w*)\b/,
    ['I’m sorry it’s this hard at the moment.', 'That sounds like a lot to carry.'],
  ],
  [
    /\b(afraid|scared|terrified|fear\w*|panic\w*|anxi\w+|worr(y|ied|ies)|nervous|stress\w*|overwhelm\w*)\b/,
    [
      'It’s exhausting to live with that much worry.',
      'That sounds like a lot to have on your mind.',
    ],
  ],
  [
    /\b(alone|lonely|loneliness|no friends|nobody|isolated)\b/,
    ['Feeling alone with it makes everything harder.', 'I’m glad you’re telling someone.'],
  ],
  [
    /\b(cheat\w*|l(ied|ies|ying)|betray\w*|affair|trust)\b/,
    ['Doubt like that is hard to live with.', 'It makes sense that this won’t let you go.'],
  ],
  [
    /\b(husband|wife|boyfriend|girlfriend|fianc\w+|partner|ex|marriage|relationship|love|dating|crush)\b/,
    [
      'Things between two people can be hard to sort out alone.',
      'It sounds as if this matters a lot to you.',
    ],
  ],
  [
    /\b(sons?|daughters?|kids?|child|children|mom|mum|mother|dad|father|parents?|family|sister|brother|in-?laws?)\b/,
    ['Family can be close and hard at the same time.', 'It’s not easy when it’s about family.'],
  ],
];
const NEUTRAL = [
  "Thank you for telling me. I want to be sure I've got it right.",
  "I'd like to get this right for you.",
] as const;

/**
 * If a message mentions abuse or death, its opening is about that, whatever else the message says.
 */
const GRAVE = 2;
const MAX_PLAIN_WORDS = 20;
const MIN_LEAD_OF_WORDS = 2;

/**
 * A single word says little about the subject of a longer message. So an opening is used only if
 * the message contains clearly more of its trigger words than of any other opening's. A neutral
 * opening is better than a wrong one.
 */
export function findOpenings(
  message: string,
  otherwise: readonly string[] = NEUTRAL,
): readonly string[] {
  const text = message.toLowerCase();
  const counted = OPENINGS.map(([words, openings], index) => ({
    index,
    openings,
    count: [...text.matchAll(new RegExp(words, 'g'))].length,
  })).filter(({ count }) => count > 0);
  const [first] = counted;
  if (!first) return otherwise;
  const isPlain = text.trim().split(/\s+/).length <= MAX_PLAIN_WORDS && counted.length === 1;
  if (first.index < GRAVE || isPlain) return first.openings;
  const [best, second] = counted.toSorted((a, b) => b.count - a.count);
  const lead = (best?.count ?? 0) - (second?.count ?? 0);
  return best && lead >= MIN_LEAD_OF_WORDS ? best.openings : otherwise;
}

const SOMETHING_ELSE_OPENING = "If it's something else, ";

export const isSomethingElse = (paragraph: string): boolean =>
  paragraph.startsWith(SOMETHING_ELSE_OPENING);

export const choicesAnswer = (
  choices: readonly PageChoice[],
  { support }: SupportLink,
  acknowledgement: string,
  referral?: string,
): string =>
  [
    ...(referral
      ? [`${acknowledgement} ${referral}`, CHOICE_QUESTION]
      : [`${acknowledgement} ${CHOICE_QUESTION}`]),
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

const REQUEST = /\b(tell|show|inform|give|teach|find out for|let) me\b/gi;

export const isFirstPerson = (message: string): boolean =>
  FIRST_PERSON.test(message.replace(/[’‘']/g, '').replace(REQUEST, ''));

export const isAboutOwnLife = (message: string): boolean => {
  const words = message.replace(/[’‘']/g, '');
  return FIRST_PERSON.test(words) && FEELINGS.test(words);
};
