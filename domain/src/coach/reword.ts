import { capitalize } from '../capitalize.ts';
import { countWords } from './plain-english.ts';

const MAX_WORDS = 15;

/**
 * Finds mistakes such as "she go", where the verb has no ending. The coach does not repeat them.
 */
const THIRD_PERSON =
  /\b(?:he|she|it)(?: (?:just|really|still|also|only|even|never|always|usually|often|sometimes|then|now))* ([a-z']+)/g;
// biome-ignore format: a list of words.
const PAST = new Set('went came got had did made took said told gave put left let kept met rang sent saw sat stood felt fell thought knew grew found lost won ran ate drank slept broke spoke wrote drove hit hurt cut set shut quit began became brought bought taught caught held heard paid meant read spent built can could will would must might may should isn\'t wasn\'t doesn\'t didn\'t won\'t can\'t couldn\'t wouldn\'t hasn\'t hadn\'t shouldn\'t'.split(' '));

const SUBJECT =
  /^(?:(?:but|and|so|at night|now|then|even|sometimes|most (?:days|nights|evenings)|every \w+),? |(?:since|when|after|if|because) [^,]+, )?(?!(?:[Ss]ince|[Ww]hen|[Aa]fter|[Ii]f|[Bb]ecause)\b)(?:I|I'm|I've|I'd|I'll|we|we're|we've|he|he's|she|she's|it|it's|they|they're|they've|there|there's|that|that's|this|nobody|no one|everyone|everybody|people|(?:my|our|his|her|their|the|a|an|all|every|some|most) [\w'-]+|[A-Z][\w'-]+|[a-z]+)\b/;
const FINITE =
  /\b(?:am|is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|might|[a-z]+n't|cannot)\b|\b\w+'(?:s|re|m|ve|d|ll)\b|\b(?:I|we|they|people) (?:\w+ly |just |still |never |always |really |only |also |even )*[a-z]+\b|\b(?:he|she|it|\w+ody|everyone|there) (?:\w+ly |just |still |never |always |really |only |also |even )*[a-z]+(?:s|ed)\b|\b(?:went|came|got|made|took|said|told|gave|left|kept|felt|feels|makes|takes|hates|says|wants|needs|thinks|goes|comes|gets|gives|rings|snores|works|helps|means|hurts|lives|keeps|knows|died|lost|started|stopped|happened)\b/;
const HEADS =
  /\b(?:I|I'm|I've|I'd|I'll|he|he's|she|she's|they|they're|we|we're|it's|that's|there's)\b/g;
const JOINERS =
  /,|\b(?:and|but|because|so|when|if|that|what|how|where|who|why|while|before|after|until|till|than|as|like|or|since|whether|though|although|think|thought|thinks|know|knew|knows|says?|said|feels?|felt|wish|hope|mean|believe|suppose|sure|afraid|glad|everything|all|way|time|day|moment|thing|things|once|unless)\b/g;
/**
 * The coach does not repeat slang or common mistakes of people who are learning English, because
 * that could sound like mockery.
 */
const NOT_OURS =
  /^(?:I know|(?:can|could|shall|do|does|should|let's) .*)$|\b(?:ngl|tbh|lol|lmao|idk|omg|lil|ain't|innit|literally|fr|plonker|wtf|xd|I mean|I swear|you know|gonna|wanna|childrens|persons|informations|peoples|since (?:\d+|one|two|three|four|five|six|many|some) (?:days|weeks|months|years)|much stress|(?:give|gives|say|make) (?:me )?always|can not|how long time)\b|\b(?:I|we|they) am wanting\b|[?"“”…;:()]|\byou\w*\b|\byou'\w+/i;
const UNFINISHED = /^(?:which|who|to|of|than|as|where|for|with|like|while|until|or)\b/i;

const DROPPED =
  /^(?:don't|can't|cannot|won't|didn't|haven't|couldn't|used to|hate|love|feel|felt|want|need|got|went|tried|go|get|sit|eat|drink|snack|lie|wake|sleep(?= \w+ly| badly| alone| in)|miss|like|live|keep|spend|walk|ring|put|watch|end up|lost)\b(?! (?:is|are|was)\b)/i;

/** Adds the "I" that members often leave out, as in "feel tired today". */
const plain = (text: string) =>
  text.replaceAll('’', "'").replace(DROPPED, (verb) => `I ${verb.toLowerCase()}`);

/** The coach repeats a part of a message only if it is a complete sentence. */
export function isWholeClause(clause: string): boolean {
  const text = plain(clause);
  if (countWords(text) > MAX_WORDS || countWords(text) < 2) return false;
  if (NOT_OURS.test(text) || UNFINISHED.test(text) || /[.!?] /.test(text)) return false;
  const slips = [...text.matchAll(THIRD_PERSON)].some(
    ([, verb = '']) =>
      !/(?:s|ed|'s|'d|'ll)$/.test(verb) &&
      !PAST.has(verb) &&
      !/^(?:is|was|has|and|or|but|when|if|in|on|at|to|for|with|again|too|alone|out|up|off|down|first|now|then|before|after|all|by|about|that)$/.test(
        verb,
      ),
  );
  const heads = text.match(HEADS)?.length ?? 0;
  const joiners = text.match(JOINERS)?.length ?? 0;
  return !slips && heads <= joiners + 1 && SUBJECT.test(text) && FINITE.test(text);
}

const PERSONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(I|we)((?: \w+ly| still| also| just| never| always| only| really)?) (?:am|was)\b/gi,
    'you$2 WAS',
  ],
  [/\b(?:am|was) I\b/g, 'were you'],
  [/\b(?:I'm|we're)\b/gi, 'you’re'],
  [/\b(?:I|we)'(ve|d|ll)\b/gi, 'you’$1'],
  [/\b(?:I|we|me|us)\b/gi, 'you'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
];

/** Turns "I wake up and my neck hurts" into "you wake up and your neck hurts". */
export function turnToYou(clause: string): string {
  const isPast = (match: string) => /was$/i.test(match);
  const text = plain(clause);
  const turned = PERSONS.reduce(
    (rest, [pattern, by]) =>
      rest.replace(pattern, (match, ...groups: (string | undefined)[]) =>
        by
          .replace('WAS', isPast(match) ? 'were' : 'are')
          .replace(/\$(\d)/g, (_all, at: string) => groups[Number(at) - 1] ?? ''),
      ),
    text,
  );
  return turned.replaceAll("'", '’');
}

const LOWERED =
  /^(?:You|Your|Yours|The|A|An|It|It’s|He|He’s|She|She’s|They|They’re|There|There’s|That|That’s|This|Nobody|No one|Everyone|Everybody|People|His|Her|Their|Some|Most|Every|All|When|After|If|At|Sometimes|My)\b/;

/**
 * Returns the clause in two forms: one for the beginning of the coach's sentence, and one for the
 * middle, usually with a small first letter.
 */
export function reword(clause: string): { first: string; inside: string } {
  const turned = capitalize(turnToYou(clause));
  const isLowered = LOWERED.test(turned) || /^[a-z]/.test(clause);
  const inside = isLowered ? turned.charAt(0).toLowerCase() + turned.slice(1) : turned;
  return { first: turned, inside };
}
