import { capitalize } from '../capitalize.ts';
import type { CoachConversation } from './conversation.ts';
import { ECHOES, LINES, QUOTES } from './lines.ts';
import { countWords } from './plain-english.ts';
import { isWholeClause, reword } from './reword.ts';
import { type Clause, findTone } from './salience.ts';
import { isClosing, isLoss, isUnquoted, type Theme } from './themes.ts';
import type { Turn } from './turn.ts';

const LONG_STORY = 25;
const MIN_WEIGHT = -1;
const MIN_OTHER_WEIGHT = 2;
const MIN_SECOND_WEIGHT = 3;
const MAX_FRAGMENT = 5;
const MAX_ECHO = 10;
/**
 * After a member has told of a death or another loss, the coach only listens for its next ten
 * replies.
 */
const LOSS_LASTS = 10;

const JOKE =
  /\b(?:lol|lmao|haha+|toxic trait|committed relationship with|phd in|world champion|black belt|plot twist|asking for a friend|world record|should be studied)\b(?!["’”])|😂|🤣/iu;

interface Line {
  name: string;
  wordings: readonly string[];
}

export interface Reflection {
  lines: readonly Line[];
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
    const lines = [...echoShort(clause, turn), { name: 'grieving', wordings: LINES.grieving }];
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
  const lines = known.said.includes('no echo') ? [] : [echo(clause, turn, known)];
  return {
    ...NOTHING,
    lines,
    tone: clause && turn.clauses.length > 1 ? tone : findTone(turn.text),
  };
}

function reflectTheme(
  theme: Theme,
  clause: Clause | undefined,
  turn: Turn,
  known: Known,
): Reflection {
  // Many prepared remarks begin with "So". To avoid repetition, every other remark is shown without
  // it.
  const wordings =
    known.said.length % 2 === 0
      ? theme.lines
      : theme.lines.map((line) => capitalize(line.replace(/^So (?!that’s\b)/, '')));
  const remark = { name: `theme ${theme.id}`, wordings };
  if (isLoss(theme)) return { ...NOTHING, lines: [remark], isLoss: true, hasAsked: true };
  const tone = findTone(turn.text) === 'glad' ? 'plain' : 'hard';
  const hasAsked = isClosing(theme);
  // The prepared remark answers only one part of the message, so the coach also repeats another
  // part.
  const other = isUnquoted(theme)
    ? turn.clauses.find(
        ({ text, weight }) =>
          weight >= MIN_OTHER_WEIGHT && isWholeClause(text) && !theme.pattern.test(plain(text)),
      )
    : undefined;
  if (other && !known.said.includes('no echo'))
    return { ...NOTHING, lines: [remark, echo(other, turn, known)], tone, theme, hasAsked };
  const lines = isUnquoted(theme) ? [remark] : [...echoShort(clause, turn), remark];
  return { ...NOTHING, lines, tone, theme, hasAsked };
}

function findClause(
  { clauses }: Turn,
  { said }: Known,
  theme: Theme | undefined,
): Clause | undefined {
  if (said.includes('no echo')) return undefined;
  const telling = clauses.filter(({ weight }) => weight > MIN_WEIGHT);
  const ofTheme = theme && telling.find(({ text }) => theme.pattern.test(plain(text)));
  const only = clauses.length === 1 ? clauses[0] : undefined;
  return ofTheme ?? telling.find(({ text }) => isWholeClause(text)) ?? telling[0] ?? only;
}

function findSecond({ clauses, text }: Turn, first: Clause | undefined): Clause | undefined {
  if (countWords(text) < LONG_STORY || !first || !isWholeClause(first.text)) return undefined;
  return clauses.find(
    (clause) =>
      clause.at !== first.at && clause.weight >= MIN_SECOND_WEIGHT && isWholeClause(clause.text),
  );
}

/**
 * The coach repeats a clause only if it is a whole sentence. A message of only a few words is
 * quoted.
 */
function echo(clause: Clause | undefined, turn: Turn, known: Known): Line {
  if (clause && isWholeClause(clause.text)) {
    const tone = findTone(turn.clauses.length > 1 ? clause.text : turn.text);
    const isLong = tone === 'plain' && countWords(turn.text) >= LONG_STORY;
    if (isLong && countSaid(known, 'quote long') < QUOTES.long.length)
      return { name: 'quote long', wordings: fill(QUOTES.long, clause.text, clause.text) };
    const form = tone !== 'hard' && JOKE.test(turn.text) ? 'joke' : tone;
    const isUsedUp = countSaid(known, `echo ${form}`) >= ECHOES[form].length;
    const chosen = isUsedUp ? 'plain' : form;
    const { first, inside } = reword(clause.text);
    const fits = ECHOES[chosen].filter((line) => line.startsWith('{Q}') || !/^[A-Z]/.test(inside));
    return { name: `echo ${chosen}`, wordings: fill(fits, first, inside) };
  }
  const words = clause && turn.clauses.length === 1 ? joinFragments(clause.text) : '';
  if (words && countWords(words) <= MAX_FRAGMENT)
    return { name: 'quote short', wordings: fill(QUOTES.short, words, words) };
  return { name: 'ack', wordings: LINES.ack };
}

/** Joins short sentences: "Traffic. Her brother." becomes "Traffic, her brother". */
const joinFragments = (text: string): string =>
  text.replaceAll(/[.!…] (?!I\b)(.)/g, (_all, first: string) => `, ${first.toLowerCase()}`);

const echoShort = (clause: Clause | undefined, turn: Turn): Line[] => {
  const isShort = clause && countWords(clause.text) <= MAX_ECHO && !JOKE.test(turn.text);
  return isShort && isWholeClause(clause.text)
    ? [{ name: 'echo', wordings: fill(['{Q}.'], reword(clause.text).first, '') }]
    : [];
};

const fill = (lines: readonly string[], first: string, inside: string): string[] =>
  lines.map((line) =>
    line
      .replace('{Q}', capitalize(first))
      .replace('{q}', inside)
      .replaceAll(/(?<=[?!…])\./g, ''),
  );
