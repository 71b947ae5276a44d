interface SubjectPage {
  title: string;
  path: string;
}

const toLink = ({ title, path }: SubjectPage) => `[${title.replace(/[[\]]/g, '')}](${path})`;

const toWords = (message: string) =>
  message
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Closing {
  words: RegExp;
  maxWords: number;
  answer: (link: string) => string;
}

const CLOSINGS: readonly Closing[] = [
  {
    words:
      /^(ok(ay)? |alright |right |fine |good |great |yes |yeah )*(thanks |thank you |thx |cheers )?(i )?(will|ill|gonna|going to|might|could|let me) (try|give|read|start|have a|look|talk|ask|think)\b/,
    maxWords: 12,
    answer: (link) =>
      `All right. Tell me how it goes, whenever you like. ${link} stays here if you want to look something up.`,
  },
  {
    words:
      /^(ok(ay)? |great |lovely |perfect |no )?(thanks|thank you|thankyou|thx|ty|cheers|ta|much appreciated|that (really )?helps|this helps|that helped)\b/,
    maxWords: 10,
    answer: (link) =>
      `You're welcome. I hope things get easier, and ${link} is here to come back to.`,
  },
  {
    words:
      /^(hm+|mh+m*|ok(ay)? i (guess|suppose)|i (guess|suppose)( so)?|meh|if you say so|we ll see|well see|not sure|idk|dunno|i dont know)( ok(ay)?| maybe)?$/,
    maxWords: 5,
    answer: (link) =>
      `You don't sound convinced, and that's all right. What doesn't fit about ${link}? Tell me in your own words, and I'll look again.`,
  },
  {
    words: /^(no|nope|nah|not really|none|none of (them|these|those)|neither)$/,
    maxWords: 4,
    answer: (link) =>
      `Then I haven't got it right yet. What matters most to you in this? A few words are enough. ${link} is the closest page I've found so far.`,
  },
  {
    words:
      /^(lol |haha |ah |oh |hm+ )?(ok(ay)?|k|alright|all right|right|fair( enough)?|makes sense|got it|i see|good|great|nice|true|cool|interesting|good (point|to know)|thats (true|fair|helpful|good|fine)|lol|haha|wow|bye|goodbye|good night|see you)( ok(ay)?| then| lol| haha)?$/,
    maxWords: 4,
    answer: (link) =>
      `Good. We can stay with ${link} for as long as you like. Ask me anything about it, or tell me how it goes.`,
  },
];

export function closingAnswer(message: string, page: SubjectPage): string | null {
  const words = toWords(message);
  const count = words.split(' ').length;
  if (message.includes('?')) return null;
  const closing = CLOSINGS.find((one) => count <= one.maxWords && one.words.test(words));
  return closing?.answer(toLink(page)) ?? null;
}

/**
 * `course` means a question about how long something lasts or takes. `duration` means a question
 * about how long to do something.
 */
export type Wanted = 'words' | 'course' | 'duration' | 'frequency' | 'first step';

const WANTED: readonly [Wanted, RegExp][] = [
  [
    'words',
    /\b(what|how) (do|can|should|could|would|shall) (i|we) (say|tell|ask|put|phrase|word|bring|explain|mention|answer|reply)\b|\bhow to (say|tell|ask|explain|bring)\b|\bwhat words\b|\b(words|what) to say\b|^words( please)?$/,
  ],
  [
    'course',
    /\bhow (long|soon|many (days|weeks|months|years))\b.*\b(until|till|before|take|takes|last|lasts|go on|goes on|normal|will|to (get|feel|see|notice|heal|recover)|better)\b|\bwhen (will|does) (it|this|that|things|he|she|they) (\w+ )?(get|stop|work|pass|end)\b/,
  ],
  [
    'duration',
    /^(ok |and |but |so )?(for )?how (long|soon|many (minutes|hours|days|weeks|months))\b|\b(for )?how long\b/,
  ],
  ['frequency', /\bhow (often|many times|frequently)\b/],
  [
    'first step',
    /\bwhere (do|should|can|would|to) (i |we )?(even )?(start|begin)|\b(which|what) (one|article|page|part)\b.*\b(start|first|read|best)|\bwhat (do|should|can) i (read|do) (first|now|tonight|tomorrow)|\bsomething (short )?(that )?(i can|to) (read|do|try)|^something to try|\bhow do i (start|begin)$/,
  ],
];

export function findWanted(message: string): Wanted | null {
  const words = toWords(message);
  return WANTED.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const TIME =
  /\b(\d+|an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|sixty|ninety|few|several|some|couple of) (to (\d+|\w+) )?(minutes?|hours?|nights?|weeks?|months?|years?)\b|\b(\d+|two|three|four|five|six|ten|few|several|some) days\b|\bno timetable\b/i;
const COURSE =
  /\b(takes?|taking|lasts?|eases?|pass(es)?|settles?|fades?|improves?|recover\w*|heals?|warms?|better|most people|many people|usually|often takes|no timetable)\b/i;
/**
 * A sentence such as "see a doctor after two weeks" is advice and does not say how long something
 * lasts.
 */
const ADVICE =
  /^(if|when|see|set|give|put|wait|try|take|use|do|ask|keep|begin|start|get|warn)\b|\b(clinician|doctor|counsellor)\b/i;

const SENTENCES_ABOUT: Readonly<Partial<Record<Wanted, RegExp>>> = {
  duration: TIME,
  frequency:
    /\b(once|twice|(times|days|nights|evenings|mornings)( or \w+)?) (a|per|each|every) (day|night|week|month|year)\b|\bevery (other |second )?(day|night|week|month|morning|evening|hour)\b|\beach (day|night|morning|evening)\b|\b(daily|weekly|monthly)\b/i,
  words: /^(?!compare\b).*["“][^"”]{12,}["”]/is,
};

export const tellsAbout = (wanted: Wanted, sentence: string): boolean =>
  wanted === 'course'
    ? TIME.test(sentence) && COURSE.test(sentence) && !ADVICE.test(sentence)
    : (SENTENCES_ABOUT[wanted]?.test(sentence) ?? false);

interface Turn {
  words: RegExp;
  answer: string;
  slug?: string;
}

const TURNS: readonly Turn[] = [
  {
    words:
      /\b(if|when) (he|she|they|my \w+) (gets?|goes|becomes|is|reacts?) (so |really |too )?(angry|mad|furious|violent|aggressive|crazy)\b/,
    answer:
      "If you're afraid of what they might do, your safety comes before any talk: [Get help now](/help) shows people who know about this. If it only gets loud, stop, and agree on a time to go on.",
  },
  {
    words:
      /\b(what|and|but|even) if (he|she|they|my \w+|it) (says? no|still|wont|will not|doesnt|dont|does not|refuses?|ignores?|laughs?|gets? (upset|defensive)|walks? (off|away|out))\b|\b(he|she|they) (just |only |still )?(laughed|laughs|walked (off|out|away)|ignored? (me|it)|ignores (me|it)|refused|refuses|said no|wont (listen|talk|come|go|change|admit)|doesnt (listen|care|want to talk))\b/,
    answer:
      "You can't make somebody else join in, and that's hard. What stays in your hands is when and how you say it, and what you do yourself if the answer stays no.",
    slug: 'when-they-will-not-talk',
  },
  {
    words:
      /\b(am i|maybe im|maybe i am|i feel like im|i think im|or am i) (just )?(over ?reacting|too sensitive|crazy|mad|stupid|the problem|wrong|being (silly|unfair|selfish|dramatic|unreasonable|stupid|mean))\b|\bis (this|that|it) (even |still )?normal\b|\bis it just me\b/,
    answer:
      "You're not the only one who asks that. If it keeps coming back to you, it's worth taking seriously, and you don't have to prove that it's bad enough.",
  },
  {
    words:
      /\b(maybe )?(im|i am) (asking|doing|saying|going about) (it |this )?(all )?wrong\b|\bmy (own )?fault\b|\bi feel (so |really |a bit )?(stupid|silly|guilty|bad about|ashamed|like a (failure|bad \w+))|\bi should (have|never)\b|\bim (such )?(an idiot|a failure|a bad \w+)\b/,
    answer:
      "Go easy on yourself. You're trying to do this well, and there's seldom only one right way.",
  },
  {
    words:
      /\b(will|does|do|would) (it|this|that|things|they) (ever |really )?(get (any )?better|get easier|come back|pass|go away|stop|end)\b|\bis there (any )?hope\b/,
    answer:
      "I can't promise you how it'll go, and I wish I could. Things like this tend to change slowly, with better and worse days, rather than all at once.",
  },
  {
    words:
      /^(so |and |but |ok |then )*(should|shall) (i|we)\b|\b(is it|would it be) (right|ok|okay|wrong|fair|bad) (to|if|that)\b/,
    answer:
      "That's yours to decide, and I can't do it for you. It may help to picture both ways a few months from now, and to ask which of them you could live with better.",
  },
  {
    words:
      /\bwho(m)? (do|can|should|could|would) (i|we) (even )?(ask|see|talk|speak|call|ring|tell|go|turn)\b/,
    answer:
      'For anything about your body, your doctor is the right person to start with. For the rest, choose somebody who listens well and keeps it to themselves.',
  },
];

export function findTurn(message: string): Turn | null {
  const words = toWords(message);
  return TURNS.find((turn) => turn.words.test(words)) ?? null;
}

export const WORDS_TO_SAY =
  "A simple shape works for most such talks: what happened, how it is for you, and one thing you'd like. Two or three calm sentences, then stop and listen. To begin: “There's something I'd like to talk about. It matters to me. Is tonight good, or would tomorrow be better?”";
export const START_SMALL = 'Start small: the first lines of one page are enough for today.';
export const NO_NUMBER =
  "Nobody can give you an exact number here, and I don't want to make one up.";

export const asksForItself = (message: string): boolean =>
  findWanted(message) !== null || findTurn(message) !== null;

export const HEARD = [
  'I hear you.',
  'Thank you for telling me that.',
  "Okay, I'm with you.",
] as const;

export const NO_ANSWER = [
  "That's a fair question, and I don't have a direct answer to it.",
  "I can't answer that directly, and I'd rather say so than guess.",
] as const;

const QUESTION =
  /\?|^(ok |okay |and |but |so |also |then )*(how|what|why|when|where|which|who|(can|could|should|do|does|did|is|are|am|will|would) (i|it|he|she|we|they|you|this|that|there|people))\b/i;

export const isQuestion = (message: string): boolean => QUESTION.test(message.trim());

export const isYes = (message: string): boolean =>
  /^(yes|yeah|yep|yup|sure|please|go on|ok(ay)? please|do|the first)( (one|please|do|sure|quote it|go on|the first))*$/.test(
    toWords(message),
  );

interface Stay {
  opening: string;
  page: SubjectPage;
  headings: readonly string[];
  other?: SubjectPage | undefined;
  support: string;
  isAnswered: boolean;
  earlier: number;
}

export function stayAnswer(stay: Stay): string {
  const { opening, page, headings, other, support, isAnswered, earlier } = stay;
  const also = other ? ` ${toLink(other)} may help too.` : '';
  const named = headings.map((heading) => `“${heading}”`);
  const where = `${STAYING} ${toLink(page)}`;
  const turn = earlier % MAX_STAYS;
  if (!isAnswered && turn === MAX_STAYS - 1)
    return `${opening}\n\n${where} first, though it won't answer everything.${also} If you'd rather talk it through with a person, write to [support](${support}).`;
  const about =
    named.length > 1
      ? `${where}: ${named.join(' and ')} come closest.${also}`
      : named.length > 0
        ? `${where}: ${named[0]} comes closest.${also}`
        : `${where}, though I don't have anything on exactly this.${also}`;
  if (isAnswered) return `${opening}\n\n${about}`;
  const first =
    named.length > 0
      ? `Shall I quote ${named.length > 1 ? 'the first' : 'it'}? Or tell me what you'd most like to be different.`
      : 'What would you most like to be different?';
  const next =
    'What would help you most right now: words to say, something to try, or understanding it better?';
  return `${opening}\n\n${about} ${turn === 0 ? first : next}`;
}

const MAX_STAYS = 3;
const STAYING = "I'd look in";

export const isStaying = (answer: string): boolean => answer.includes(`${STAYING} [`);

export function findOfferedSections(answer: string): string[] {
  const [, named = ''] = answer.split(`${STAYING} [`);
  return [...named.matchAll(/“([^”]+)”/g)].map(([, heading = '']) => heading);
}
