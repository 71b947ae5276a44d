import {
  hasOnlyKnownNumbers,
  isEveryday,
  isFeeling,
  isGroundedIn,
  readWords,
  type TextWords,
  type Token,
  toWindows,
} from './model-check/grounding.ts';
import { splitSentences } from './model-check/split-sentences.ts';
import {
  ALLOWED_AS_QUOTE,
  DISCARDS_ANSWER,
  findUnsafeWording,
  isMedicalTerm,
} from './model-check/unsafe-wording.ts';
import { splitWords, wordStem } from './model-check/word-stems.ts';

export interface SourcePassage {
  title: string;
  path: string;
  heading: string;
  sentences: readonly string[];
}

export interface AnswerSources<P extends SourcePassage = SourcePassage> {
  question: string;
  passages: readonly P[];
  locked: readonly string[];
}

const MIN_SENTENCES = 2;
const MIN_KEPT_SHARE = 0.5;
const MAX_SENTENCE_LENGTH = 400;
const MAX_REMARK_WORDS = 20;
const MAX_QUESTION_WORDS = 32;

const DECLINES =
  /\bno[ _]page[ _]fits\b|\bnone of (?:the|our|these|those) pages\b|\bno(?:ne of our)? pages? (?:about|on|covers?|fits?)\b|\b(?:don['’]t|do not) have (?:a page|anything|any information)\b/i;

export interface CheckedAnswer<P> {
  text: string;
  source: P | null;
}

export function checkModelAnswer<P extends SourcePassage>(
  written: string,
  sources: AnswerSources<P>,
): CheckedAnswer<P> | null {
  if (DECLINES.test(written)) return null;
  const check = createSentenceCheck(sources);
  const checked = splitSentences(written).map((sentence) => ({ sentence, ...check(sentence) }));
  if (checked.some(({ verdict }) => verdict === 'discard')) return null;
  const kept = checked.filter(({ verdict }) => verdict !== 'drop');
  const text = kept.map(({ sentence }) => sentence).join(' ');
  const hasSubstance = kept.some(({ verdict }) => verdict !== 'remark');
  const isEnough =
    kept.length >= MIN_SENTENCES && text.length >= MIN_KEPT_SHARE * written.trim().length;
  if (!hasSubstance || !isEnough) return null;
  return { text, source: findMostFrequent(kept.flatMap(({ source }) => source ?? [])) };
}

function findMostFrequent<T>(items: readonly T[]): T | null {
  const groups = [...Map.groupBy(items, (item) => item).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0] ?? null;
}

type Verdict = 'grounded' | 'asks' | 'remark' | 'drop' | 'discard';

const LINK = /\[([^[\]]*)\]\(([^()\s]*)\)/g;

function createSentenceCheck<P extends SourcePassage>({
  question,
  passages,
  locked,
}: AnswerSources<P>) {
  const paths = new Set(passages.map(({ path }) => path));
  const windows = passages.flatMap((passage) =>
    toWindows(passage.sentences).map((words) => ({ words, passage })),
  );
  const open = passages.flatMap(({ sentences }) => sentences);
  const titles = passages.flatMap(({ title, heading }) => [title, heading]);
  const pageWords = readWords([...titles, ...open].join('. '));
  const titleStems = readWords(titles.join('. ')).stems;
  const asked = readWords(question);
  const quotable = new Map(
    passages.flatMap((passage) =>
      passage.sentences.map((sentence) => [normalize(sentence), passage] as const),
    ),
  );
  const isLocked = createLockedCheck(locked, open);
  const isNeutral = (token: Token) =>
    isEveryday(token) || asked.stems.has(token.stem) || titleStems.has(token.stem);

  return (sentence: string): { verdict: Verdict; source?: P } => {
    const { plain, hasOnlyGivenLinks, hasLink } = replaceLinks(sentence, paths);
    const unsafe = findUnsafeWording(plain);
    const quoted = quotable.get(normalize(plain));
    if (unsafe && DISCARDS_ANSWER.has(unsafe)) return { verdict: 'discard' };
    if (unsafe && !(quoted && ALLOWED_AS_QUOTE.has(unsafe))) return { verdict: 'drop' };
    if (!hasOnlyGivenLinks || sentence.length > MAX_SENTENCE_LENGTH || isLocked(plain))
      return { verdict: 'drop' };
    if (quoted) return { verdict: 'grounded', source: quoted };
    const said = readWords(plain);
    const source = windows.find(({ words }) => isGroundedIn(said, words, isNeutral))?.passage;
    if (source) return plain.endsWith('?') ? { verdict: 'asks' } : { verdict: 'grounded', source };
    return { verdict: checkRemark(plain, said, { asked, pageWords, titleStems, hasLink }) };
  };
}

interface RemarkContext {
  asked: TextWords;
  pageWords: TextWords;
  titleStems: ReadonlySet<string>;
  hasLink: boolean;
}

function checkRemark(plain: string, said: TextWords, context: RemarkContext): Verdict {
  const { asked, pageWords, titleStems, hasLink } = context;
  const isQuestion = /\?["'”’)]*$/.test(plain) && !/\bwhy not\b/i.test(plain);
  if (said.tokens.length > (isQuestion ? MAX_QUESTION_WORDS : MAX_REMARK_WORDS)) return 'drop';
  if (said.content.some(({ word }) => isMedicalTerm(word))) return 'drop';
  const approves = APPROVES.test(plain);
  const isAcknowledgement =
    !approves &&
    (ACKNOWLEDGES.test(plain) || (!/^\W*you/i.test(plain) && said.content.some(isFeeling)));
  const isKnown = ({ stem }: { stem: string }) =>
    titleStems.has(stem) ||
    ((isQuestion || hasLink) && !approves && pageWords.stems.has(stem)) ||
    ((isQuestion || isAcknowledgement) && !approves && asked.stems.has(stem));
  const isHarmless = approves ? isApprovable : isEveryday;
  if (!said.content.every((token) => isHarmless(token) || isKnown(token))) return 'drop';
  if (![asked, pageWords].some((source) => hasOnlyKnownNumbers(said, source))) return 'drop';
  if (isQuestion) return 'asks';
  if (ADVISES.test(plain) && !hasLink) return 'drop';
  return isAcknowledgement || approves || hasLink || OFFERS.test(plain) ? 'remark' : 'drop';
}

const APPROVES =
  /\b(?:okay|ok|fine|alright|all right|good|right|allowed|sensible|natural|makes sense|understandable|free|welcome|every right|no shame|nothing wrong)\s+(?:for you\s+|in\s+)?(?:to|with|\w+ing)\b/i;
const APPROVABLE = new Set(
  'okay fine alright good right natural sensible sense understandable welcome shame allowed wrong tears cry completely perfectly totally really ask asking help need needing time slow slowly slower talk talking want wanting rest resting unsure know begin start small pause reach reaching care people support space feel feeling day days moment little'
    .split(' ')
    .map(wordStem),
);
const isApprovable = (token: Token) => isFeeling(token) || APPROVABLE.has(token.stem);
const ACKNOWLEDGES =
  /^\W*(?:oh,?\s+)?(?:(?:i['’]?m|i am|we['’]?re|we are)\s+(?:so |very |really |truly |deeply |just )*(?:sorry|glad|pleased|happy|grateful)|sorry|thank(?:s| you)|(?:that|this|it|what you\S* \w+|all of (?:that|this|it))(?:['’]s| is| must| can| may| might| would| sounds?| feels?| seems?| makes| takes| was)|no wonder|of course|i (?:can |do )?(?:hear|see|understand|imagine|appreciate)|you(?:['’]re| are) (?:not alone|carrying|doing|going|dealing|juggling|clearly|right to)|you(?:['’]ve| have) (?:been|had|done|got)|what a|how |there(?:['’]s| is| are)|many people|most people|lots of people|anyone would|welcome|congratulations|well done|good on|be (?:gentle|kind|patient))/i;
const OFFERS =
  /^\W*(?:if (?:you|it|that|you['’]d)[^,]*, (?:i|we)\b|i can|i could|i['’]d|i['’]m (?:happy|here)|we can|we could|take (?:your time|care|it (?:slow|gently|one))|tell me|let me know|whenever you|when you['’]re ready)/i;
const ADVISES =
  /\b(?:should|must|have to|has to|need to|ought|had better|always|never(?! (?:easy|simple|fun|nice)))\b/i;

function replaceLinks(sentence: string, paths: ReadonlySet<string>) {
  let hasLink = false;
  let hasOnlyGivenLinks = true;
  const plain = sentence.replaceAll(LINK, (_link, words: string, path: string, at: number) => {
    hasLink = true;
    if (!paths.has(path) || sentence[at - 1] === '!') hasOnlyGivenLinks = false;
    return words;
  });
  return { plain, hasLink, hasOnlyGivenLinks };
}

const QUOTED_WORDS = 6;

function createLockedCheck(locked: readonly string[], open: readonly string[]) {
  const openText = ` ${open.map(normalize).join(' ')} `;
  const openWindows = toWindows(open);
  const lockedStems = locked.map(readStems);
  const lockedText = ` ${locked.map(normalize).join(' . ')} `;
  const share = (said: TextWords, stems: ReadonlySet<string>) =>
    said.content.filter(({ stem }) => stems.has(stem)).length / (said.content.length || 1);
  return (sentence: string): boolean => {
    if (locked.length === 0) return false;
    const words = normalize(sentence).split(' ');
    for (let at = 0; at + QUOTED_WORDS <= words.length; at++) {
      const run = ` ${words.slice(at, at + QUOTED_WORDS).join(' ')} `;
      if (lockedText.includes(run) && !openText.includes(run)) return true;
    }
    const said = readWords(sentence);
    if (said.content.length < 4) return false;
    const closest = Math.max(...lockedStems.map((stems) => share(said, stems)));
    return (
      closest >= 0.7 && closest > Math.max(...openWindows.map(({ stems }) => share(said, stems)))
    );
  };
}

const readStems = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(wordStem));
const normalize = (text: string) => splitWords(text).join(' ');
