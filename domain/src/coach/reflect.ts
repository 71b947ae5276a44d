import { type ClauseKind, findClauseKind } from './clause-kinds.ts';
import type { CoachConversation } from './conversation.ts';
import { LINES, QUOTES } from './lines.ts';
import { capitalize, countWords } from './plain-english.ts';
import { type Clause, toYou } from './salience.ts';
import { isClosing, isLoss, isUnquoted, type Theme } from './themes.ts';
import type { Turn } from './turn.ts';

/** From this many words on, a reply may mention two things that the member said. */
const LONG_STORY = 25;
/** Up to this many words, a reply is as short as the message. */
export const TERSE = 4;
/** A clause that weighs less says too little to repeat it. */
const MIN_WEIGHT = -1;
const MIN_OTHER_WEIGHT = 2;
const MIN_SECOND_WEIGHT = 3;
const MAX_SECOND_WORDS = 11;
/** After a loss, the coach only listens until it has used this many more lines. */
const LOSS_LASTS = 10;

const JOKE =
  /\b(?:ha(?:ha)+|toxic trait|committed relationship with|phd in|olympic|world champion|black belt|plot twist|asking for a friend|knock knock|world record|should be studied|in my defen[cs]e)\b|😂|🤣/iu;

/** The first half of a reply: the member's own words, and what the question after them is about. */
export interface Reflection {
  /** Each entry is one sentence, in several wordings. */
  lines: readonly { name: string; wordings: readonly string[] }[];
  about: ClauseKind | null;
  theme: Theme | null;
  isJoke: boolean;
  isLoss: boolean;
  /** True if the lines contain a question, or if no question should follow. */
  hasAsked: boolean;
}

type Known = Pick<CoachConversation, 'said' | 'turns'>;

const NOTHING = { theme: null, isJoke: false, isLoss: false, hasAsked: false };
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
const countSaid = ({ said }: Known, name: string) =>
  said.filter((key) => key.startsWith(`${name}.`)).length;

export const hasGladNews = ({ clauses }: Turn): boolean =>
  clauses.some(({ text }) => findClauseKind(text).tone === 'glad');

/** Quotes the most telling part of the message, with a remark if a theme fits. */
export function reflect(turn: Turn, known: Known): Reflection {
  const theme = turn.themes.find(({ id, lines }) => countSaid(known, `theme ${id}`) < lines.length);
  const clause = findClause(turn, known, theme);
  const [best] = turn.clauses;
  const about = best ? findClauseKind((clause ?? best).text) : null;
  if (theme) return reflectTheme(theme, clause, turn, known);
  if (known.said.slice(-LOSS_LASTS).includes('loss') && !hasGladNews(turn)) {
    const quoted = clause
      ? [{ name: 'quote', wordings: fill(['“{Q}.”'], clause.text, known) }]
      : [];
    const lines = [...quoted, { name: 'grieving', wordings: LINES.grieving }];
    return { ...NOTHING, lines, about, hasAsked: true };
  }
  const second = findSecond(turn, clause);
  if (clause && second && countSaid(known, 'two') < LINES.two.length) {
    const wordings = LINES.two.map((line) =>
      line
        .replace('{A}', capitalize(clause.text))
        .replace('{a}', clause.text)
        .replace('{b}', second.text),
    );
    return { ...NOTHING, lines: [{ name: 'two', wordings }], about, hasAsked: true };
  }
  if (clause) return quote(clause, turn, known);
  const lines = known.said.includes('no echo') ? [] : [{ name: 'ack', wordings: LINES.ack }];
  return { ...NOTHING, lines, about };
}

function reflectTheme(
  theme: Theme,
  clause: Clause | undefined,
  turn: Turn,
  known: Known,
): Reflection {
  const remark = { name: `theme ${theme.id}`, wordings: theme.lines };
  if (isLoss(theme))
    return { ...NOTHING, lines: [remark], about: null, isLoss: true, hasAsked: true };
  if (!isUnquoted(theme)) {
    const quoted = clause
      ? [{ name: 'quote', wordings: fill(['“{Q}.”'], clause.text, known) }]
      : [];
    const about = clause ? findClauseKind(clause.text) : null;
    return { ...NOTHING, lines: [...quoted, remark], about, theme, hasAsked: isClosing(theme) };
  }
  // After a remark about the conversation itself, the rest of the message still counts.
  const other = turn.clauses.find(
    ({ text, weight }) => weight >= MIN_OTHER_WEIGHT && !theme.pattern.test(plain(text)),
  );
  if (!other || known.said.includes('no echo'))
    return { ...NOTHING, lines: [remark], about: null, theme, hasAsked: isClosing(theme) };
  const rest = quote(other, turn, known);
  return { ...rest, lines: [remark, ...rest.lines], hasAsked: isClosing(theme) };
}

function findClause(
  { clauses, text }: Turn,
  { said, turns }: Known,
  theme: Theme | undefined,
): Clause | undefined {
  const [best] = clauses;
  // If every short answer were quoted, the coach would sound like a parrot.
  const isParrot = countWords(text) <= TERSE && turns % 2 === 1;
  const isHard = best && findClauseKind(best.text).tone === 'hard';
  if (said.includes('no echo') || (isParrot && !isHard)) return undefined;
  const telling = clauses.filter(({ weight }) => weight > MIN_WEIGHT);
  return (theme && telling.find((clause) => theme.pattern.test(plain(clause.text)))) ?? telling[0];
}

function findSecond({ clauses, text }: Turn, first: Clause | undefined): Clause | undefined {
  if (countWords(text) < LONG_STORY) return undefined;
  return clauses.find(
    (clause) =>
      clause.sentence !== first?.sentence &&
      clause.weight >= MIN_SECOND_WEIGHT &&
      countWords(clause.text) <= MAX_SECOND_WORDS,
  );
}

function quote({ text }: Clause, turn: Turn, known: Known): Reflection {
  const about = findClauseKind(text);
  const words = countWords(turn.text);
  const isPlain = about.tone === 'plain';
  const isJoke = about.tone !== 'hard' && JOKE.test(turn.text);
  const form = isJoke
    ? 'joke'
    : isPlain && words >= LONG_STORY
      ? 'long'
      : isPlain && words <= TERSE
        ? 'short'
        : about.tone;
  const isUsedUp = countSaid(known, `quote ${form}`) >= QUOTES[form].length;
  const chosen = isUsedUp ? 'plain' : form;
  const wordings = fill(QUOTES[chosen], text, known);
  return { ...NOTHING, lines: [{ name: `quote ${chosen}`, wordings }], about, isJoke };
}

/** Every second time, a clause that stays grammatical is repeated as "you …" instead of quoted. */
function fill(lines: readonly string[], text: string, { said }: Known): string[] {
  const you = said.length % 2 === 0 ? toYou(text) : null;
  return lines.map((line) =>
    (you ? line.replaceAll(/[“”]/g, '') : line)
      .replace('{Q}', capitalize(you ?? text))
      .replace('{q}', you ?? text)
      .replaceAll(/(?<=[?!…])\./g, ''),
  );
}
