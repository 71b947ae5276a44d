import type { CoachConversation } from './conversation.ts';
import { LINES, QUOTES } from './lines.ts';
import { capitalize, countWords } from './plain-english.ts';
import { type Clause, findTone } from './salience.ts';
import { isClosing, isLoss, isUnquoted, type Theme } from './themes.ts';
import type { Turn } from './turn.ts';

const LONG_STORY = 25;
const MIN_WEIGHT = -1;
const MIN_OTHER_WEIGHT = 2;
const MIN_SECOND_WEIGHT = 3;
const MIN_SECOND_WORDS = 4;
const MAX_SECOND_WORDS = 18;
/**
 * After a member has told of a death or another loss, the coach only listens for its next ten
 * replies.
 */
const LOSS_LASTS = 10;

const JOKE =
  /\b(?:lol|lmao|haha+|toxic trait|committed relationship with|phd in|world champion|black belt|plot twist|asking for a friend|world record|should be studied)\b(?!["’”])|😂|🤣/iu;

export interface Reflection {
  lines: readonly { name: string; wordings: readonly string[] }[];
  tone: ReturnType<typeof findTone>;
  theme: Theme | null;
  isLoss: boolean;
  hasAsked: boolean;
}

type Known = Pick<CoachConversation, 'said'>;

const NOTHING = { theme: null, isLoss: false, hasAsked: false, tone: 'plain' } as const;
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
const countSaid = ({ said }: Known, name: string) =>
  said.filter((key) => key.startsWith(`${name}.`)).length;

export function reflect(turn: Turn, known: Known): Reflection {
  const theme = turn.themes.find(({ id, lines }) => countSaid(known, `theme ${id}`) < lines.length);
  const clause = findClause(turn, known, theme);
  const tone = clause ? findTone(clause.text) : 'plain';
  if (theme) return reflectTheme(theme, clause, turn, known);
  if (known.said.slice(-LOSS_LASTS).includes('loss') && tone !== 'glad') {
    const lines = [...quoteOnly(clause), { name: 'grieving', wordings: LINES.grieving }];
    return { ...NOTHING, lines, hasAsked: true };
  }
  const second = findSecond(turn, clause);
  if (clause && second && countSaid(known, 'two') < LINES.two.length) {
    const [a, b] = clause.at < second.at ? [clause, second] : [second, clause];
    const wordings = LINES.two.map((line) =>
      line.replace('{A}', capitalize(a.text)).replace('{a}', a.text).replace('{b}', b.text),
    );
    return { ...NOTHING, lines: [{ name: 'two', wordings }], tone };
  }
  if (clause) return quote(clause, turn, known);
  const lines = known.said.includes('no echo') ? [] : [{ name: 'ack', wordings: LINES.ack }];
  return { ...NOTHING, lines, tone };
}

function reflectTheme(
  theme: Theme,
  clause: Clause | undefined,
  turn: Turn,
  known: Known,
): Reflection {
  const remark = { name: `theme ${theme.id}`, wordings: theme.lines };
  if (isLoss(theme)) return { ...NOTHING, lines: [remark], isLoss: true, hasAsked: true };
  if (!isUnquoted(theme)) {
    const lines = [...quoteOnly(clause), remark];
    return { ...NOTHING, lines, tone: 'hard', theme, hasAsked: isClosing(theme) };
  }
  // A prepared remark alone would ignore the rest of the message, so another part of the message is
  // quoted.
  const other = turn.clauses.find(
    ({ text, weight }) => weight >= MIN_OTHER_WEIGHT && !theme.pattern.test(plain(text)),
  );
  if (!other || known.said.includes('no echo'))
    return { ...NOTHING, lines: [remark], theme, hasAsked: isClosing(theme) };
  const rest = quote(other, turn, known);
  return { ...rest, lines: [remark, ...rest.lines], hasAsked: isClosing(theme) };
}

function findClause(
  { clauses }: Turn,
  { said }: Known,
  theme: Theme | undefined,
): Clause | undefined {
  if (said.includes('no echo')) return undefined;
  const telling = clauses.filter(({ weight }) => weight > MIN_WEIGHT);
  return (theme && telling.find((clause) => theme.pattern.test(plain(clause.text)))) ?? telling[0];
}

function findSecond({ clauses, text }: Turn, first: Clause | undefined): Clause | undefined {
  if (countWords(text) < LONG_STORY) return undefined;
  return clauses.find(
    (clause) =>
      clause.at !== first?.at &&
      (countWords(clause.text) >= MIN_SECOND_WORDS || findTone(clause.text) === 'hard') &&
      clause.weight >= MIN_SECOND_WEIGHT &&
      countWords(clause.text) <= MAX_SECOND_WORDS,
  );
}

function quote({ text }: Clause, turn: Turn, known: Known): Reflection {
  const tone = findTone(turn.clauses.length > 1 ? text : turn.text);
  const isLong = tone === 'plain' && countWords(turn.text) >= LONG_STORY;
  const form = tone !== 'hard' && JOKE.test(turn.text) ? 'joke' : isLong ? 'long' : tone;
  const isUsedUp = countSaid(known, `quote ${form}`) >= QUOTES[form].length;
  const chosen = isUsedUp ? 'plain' : form;
  const wordings = fill(QUOTES[chosen], text);
  return { ...NOTHING, lines: [{ name: `quote ${chosen}`, wordings }], tone };
}

const quoteOnly = (clause: Clause | undefined) =>
  clause ? [{ name: 'quote', wordings: fill(['“{Q}.”'], clause.text) }] : [];

const fill = (lines: readonly string[], text: string): string[] =>
  lines.map((line) =>
    line
      .replace('{Q}', capitalize(text))
      .replace('{q}', text)
      .replaceAll(/(?<=[?!…])\./g, ''),
  );
