import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { countWords, tidySpelling } from './plain-english.ts';
import { FEELING, removeFillers } from './reflect.ts';
import { parseStep } from './step.ts';
import { type CoachTopic, findTopic } from './topics.ts';

export type TurnKind =
  | 'nothing'
  | 'goodbye'
  | 'thanks'
  | 'greeting'
  | 'chat'
  | 'complaint'
  | 'told already'
  | 'change'
  | 'about coach'
  | 'outside'
  | 'asks meaning'
  | 'asks advice'
  | 'question'
  | 'unknown'
  | 'smaller'
  | 'yes'
  | 'no'
  | 'number'
  | 'plan'
  | 'tried'
  | 'objection'
  | 'reason'
  | 'wish'
  | 'feeling'
  | 'fact';

export interface Turn {
  kind: TurnKind;
  text: string;
  topic: CoachTopic | undefined;
  number: number | null;
  opener: 'yes' | 'no' | null;
  isClinical: boolean;
}

const NUMBER =
  '(?:10|\\d(?:[.,]5)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|100 ?%|\\d0 ?%)';
const QUESTION =
  /^(?:and |but |so |then |ok |hey )*(?:(?:what|why|how|where|which|who|when)(?:'s)?\b|(?:do|does|did|is|are|isn't|can|could|would|will|should|shall|have) \S).*/;

/** The first match wins, so patterns for a message's content come last. */
const PATTERNS: readonly [TurnKind, RegExp][] = [
  [
    'goodbye',
    /^(?:good ?)?bye\b|^(?:please )?stop(?: it| now| please| here)?[.!]*$|\b(?:can|could|shall|may|let's) ?(?:we|i|us)? (?:please )?(?:stop|end|finish|leave it)(?: (?:here|now|this|please|it|for (?:today|now)))*[.!?]*$|\bi(?: just)? (?:want|would like) to stop\b(?! \w+ing)|\bi'm done(?: (?:here|for (?:today|now)|with (?:this|you)))?[.!]*$|^(?:done|quit|enough)[.!]*$|^(?:that's|that is|it's) (?:all|enough|it)(?:,? (?:for (?:today|now)|thanks?|thank you))*[.!]*$|leave me alone|\b(?:have|got|need) to (?:go|run)(?: now)?[.!,]*$|^(?:sorry )?(?:got|have) to go\b|^good ?night\b|^see you\b|^talk (?:later|soon)|^(?:ttyl|cya|cheerio)\b|\bthank(?:s| you) for your time\b/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)? |great |lovely )?(?:thank(?:s| you)|thx|ty|cheers|ta|appreciate)\b(?!.*\bbut\b).{0,60}$|^(?:that|this) (?:really )?(?:helps|helped|was helpful)\b|^that's (?:very |so )?(?:kind|nice|sweet) of you\b|\bwouldn't want to trouble\b|^🙏+$/u,
  ],
  [
    'greeting',
    /^(?:hi+|hello|hey+|yo|hiya|good (?:morning|evening|afternoon|day)|howdy|sup|👋)(?: there| again| (?:dear )?coach| everyone| mate)?[\s!.,👋]*$|^(?:hi |hello |hey )?(?:how are you|how's it going|what's up)\b.*$|^(?:i'm )?(?:back|here) ?(?:again)?[.!]*$|\bwhere were we\b|\b(?:and|how about) you\?*$/u,
  ],
  [
    'told already',
    /\b(?:already|just) (?:told|said|answered|mentioned)\b|\byou (?:already |just )?asked(?: me)?(?: that| this)?\b|\b(?:you (?:keep|always)|it's the) .*same (?:question|thing)\b|^same question|^as i said\b|\bread what i\b/,
  ],
  [
    'complaint',
    /\b(?:this|you|you're|app|bot|chat|questions?|coach(?:ing)?|that's)\b(?: \w+){0,4} (?:stupid(?:est)?|dumb(?:est)?|worst|useless|pointless|(?:a )?waste|rubbish|garbage|bull\w*|bs|crap|nonsense|ridiculous|annoying|boring|cringe|creepy|patroni[sz]ing|sucks?|not helping|robot|parrot\w*|script(?:ed)?|joke)\b|\byou (?:don't|do not|never|clearly don't|aren't) (?:listen\w*|get it|understand|know me|help\w*)|\bshut up\b|\bstop (?:asking|repeating)\b|\bwhat have you tried\b|^f+u+c*k*\b(?: (?:you|off|this))?|\bpiss off\b|\bnot helping\b|\bmak(?:es|ing) me feel worse\b|^whatever[.!]*$|\b(?:my \w+) made me (?:download|do|try|come)|\bcopying me\b|\bstop (?:analysing|analyzing)|\blet me guess\b|\bhow (?:would|should) i know\b|^no shit\b|^(?:go on then,? )?fix me\b|\bgo on then\b|\b(?:isn't|is) that your job\b/,
  ],
  [
    'about coach',
    /\bare you (?:even |really |just |actually )?(?:a |an )?(?:real|person|human|bot|robot|ai|machine|program|chat ?gpt|therapist|doctor|there)\b|\b(?:who|what) are you\b|\bwhat (?:do|can) you do\b|\b(?:who|anyone|somebody|someone) (?:else )?(?:can |will |could )?(?:sees?|reads?) (?:this|my)|\bis this (?:private|confidential|anonymous|recorded|a (?:bot|person|robot)|ai)\b|\bdo you (?:store|save|remember|keep)\b|\byour (?:training|qualifications?|credentials?)\b|\bevidence(?:-| )based\b|\bis this (?:motivational interviewing|mi|cbt|therapy)\b/,
  ],
  [
    'outside',
    /(?=.*\?|^(?:who|what|tell|write|do|can|could|how|recommend|translate)\b).*\b(?:weather|football|soccer|president|election|politic\w*|stock market|bitcoin|crypto|recipe for|capital of|(?:write|tell)(?: me)? (?:a |an )?(?:poem|code|essay|story|song|joke)|python|javascript|translate|horoscope|who won|movie|what's \d+|\d+ ?% of \d+|meaning of life|the app|recommend (?:a|me))\b/,
  ],
  [
    'change',
    /\b(?:change (?:the )?(?:subject|topic)|(?:something|anything) else|another (?:topic|thing)|different (?:topic|thing)|talk about .* instead|forget (?:that|it)|never ?mind(?: that)?)\b|^(?:actually|no wait|wait),? (?:it's|my|can we|let's|i want|i'd)|^(?:new|other) topic|\b(?:can|could|let's|may) (?:we |i )?talk about\b/,
  ],
  [
    'asks meaning',
    /^(?:what|huh|sorry|eh|pardon|come again|how so|how do you mean|like what|such as|for example|e\.?g\.?|meaning)\??$|\bwhat (?:do|did) you mean\b|\bwhat (?:does|is|do) (?:that|this|it) mean|\bwhat is (?:the )?meaning\b|\b(?:don't|do not|didn't) (?:understand|get) (?:the|your|that|what you)\b|^(?:for|of) (?:what|which)(?: one)?\??$/,
  ],
  [
    'asks advice',
    /\b(?:what|how) (?:should|can|could|do|would) (?:i|we|you|one)\b(?! (?:mean|know))|\bany (?:tips|ideas?|advice|suggestions?|tricks)\b|\bwhat (?:helps|works|do people|do others|would you|do you (?:suggest|recommend|think|advise))|\b(?:tell|show|teach|advise) me (?:what|how)\b|\b(?:give|got|need) (?:me )?(?:a |an |some |any )?(?:tips?|advice|ideas?|suggestions?|plan|example)\b|\b(?:can|could|will) you (?:help|suggest|recommend|give|tell)\b|^help(?: me)?(?: please)?[.!]*$|^you tell me|^what(?:'s| is) the (?:best|easiest|quickest|right)/,
  ],
  [
    'unknown',
    /^(?:i )?(?:really |honestly |still )*(?:don't|do not) (?:really )?know(?: (?:really|yet|what|how|why|any ?more|what to (?:do|say|pick|choose)|where to (?:start|begin)|how to (?:say|explain|answer)(?: it| that)?|exactly|for sure|about that|that))*[.!…?]*$|^(?:not|un)(?: really| too)? ?sure(?: (?:yet|really|about that|tbh))?[.!…?]*$|^no (?:idea|clue)\b.{0,60}$|^(?:maybe|perhaps|hm+|eh+|meh|dunno|can't (?:say|think of (?:any(?:thing)?|one))|hard to say|good question|nothing (?:really |yet |much )?(?:comes to mind)?|nothing(?: really| yet| much)?|everything|not much|just everything(?: really)?|all of (?:it|them)|pass|you choose|you pick|up to you|surprise me)[.!…?]*$|^(?:\?|🤷\S*|😬|🫠)+$/u,
  ],
  [
    'smaller',
    /\bsmaller\b|\b(?:that's|it's|still|sounds|seems) (?:a bit |way |far )?too (?:big|much|hard|long|difficult|ambitious)\b|^too (?:big|much|hard|long|difficult|ambitious)\b|^less[.!]*$|\beasier (?:one|version|step)\b/,
  ],
  [
    'yes',
    /^(?:yes|yep|yup|yeah|yea|ya|sure|ok(?:ay)?|fine|good|great|perfect|right|exactly|correct|true|keep it|save it|do it|agreed|deal|sounds? (?:good|great|right|fine|doable|ok(?:ay)?)|that(?:'s| is)? (?:works|right|it|good|true|fine|doable|the one|correct)|works for me|bet|kk?|aight|why not|let's (?:do|go|try)\b.*|lovely|absolutely|definitely|of course|all right|alright|i can do that|i(?:'ll| will) (?:do|try) (?:that|it|this)|i could do that|will do|go on|please do|you got it|pretty much|i (?:guess|suppose)(?: so)?|quite so|[✅👍👌💯🙂😊😀❤]️?)(?:[\s,.!]+(?:yes|please|thanks?|thank you|then|ok(?:ay)?|that's (?:right|it)|i (?:guess|suppose)|keep it|save it|sure|will do|i can do that|let's do (?:it|that)|why not|great|good|that works|sorry i was rude))*[\s.!]*$/u,
  ],
  [
    'no',
    /\b(?:don't want|without|no more) (?:to (?:do|make|take|have) )?(?:a |any |another )?steps?\b|^(?:no+|nope|nah|not (?:now|today|really|yet|at all|for me|quite|that)|never|i (?:won't|don't want (?:to|that|it|one)|'d rather not|would rather not)|none|rather not|no way|no thanks?(?: you)?|no,? thank you|skip(?: it)?|wrong|[👎❌])(?:[\s,.!]+(?:thanks?|thank you|really|not (?:now|really|today)|that's (?:wrong|not it)))*[\s.!]*$/u,
  ],
  [
    'number',
    new RegExp(
      `^(?:(?:about|maybe|like|a|an|around|say|probably|i'd say|i'm|oh|between|hmm?|more|well|now|want|can|and|or|,) )*${NUMBER}(?:\\+|-?ish| and a half| maybe| out of (?:10|ten)|/10|,? i (?:guess|suppose|think)| now| again| or (?:so|${NUMBER})| haha)*[\\s.!?]*$`,
    ),
  ],
  [
    'tried',
    /\b(?:i've (?:already )?(?:tried|done|been|had)|i (?:already )?tried|tried|i used to|used to|i once|last (?:time|year|month) i|didn't (?:work|help|last)|worked for|(?:it|that) helped|helps?(?! me)|nothing (?:works|helps))\b/,
  ],
  [
    'objection',
    /\b(?:can't|cannot|couldn't|won't|wouldn't|impossible|no (?:time|energy|money|motivation|willpower|point|chance)|never (?:works?|stick|last|have time)|doesn't (?:work|help|last)|too (?:tired|busy|hard|expensive|old|late|lazy|scared|cold|dark|far|stressed)|don't (?:have|want|like|think|believe|feel like)|easier said|not (?:that )?(?:easy|simple|possible)|what's the point|give up|hate (?:the|it|when|having)|depends on)\b|^but\b/,
  ],
  [
    'reason',
    /\b(?:because|so that|it's (?:the|my) only|only (?:time|thing|place|way)|helps me|makes me (?:feel )?(?:calm|good|better|happy|relax\w*|forget)|calms|relaxes|comfort\w*|reward|treat|deserve|i like (?:it|the|how)|i enjoy|for my (?:kids|children|family|son|daughter|health|wife|husband)|i owe)\b/,
  ],
  [
    'wish',
    /\b(?:i (?:really |just )?(?:want|wish|need|hope|would like|would love)|i'd (?:like|love)|i'm (?:wanting|hoping|trying|looking) to|want to|would be (?:nice|good|great)|if only|i should|i have to|i need)\b|^to \w+|^(?:less|more|better|fewer|stop|quit|lose|get|be|improve|reduce|cut) \w+/,
  ],
  ['feeling', new RegExp(`\\b(?:feel|felt|feeling|feels)\\b|${FEELING.source}`)],
];

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');

function parseNumber(text: string): number | null {
  const percent = /\b(100|\d0) ?%/.exec(text)?.[1];
  if (percent) return Number(percent) / 10;
  const digits = /(?<![\d.])(10|\d)(?!\d)/.exec(text)?.[1];
  if (digits) return Number(digits);
  const word = NUMBER_WORDS.findIndex((one) => new RegExp(`\\b${one}\\b`).test(text));
  return word === -1 ? null : word;
}

const OPENERS: readonly [Turn['opener'], RegExp][] = [
  ['yes', /^(?:yes|yep|yeah|yea|ya|sure|ok(?:ay)?|fine|right|all right)\b[\s,.!]+(?=\S)/i],
  ['no', /^(?:no|nope|nah)(?:[,.!]+\s*|\s+(?=i\b|i'm|it's|it\b|that|not))(?=\S)/i],
];

export function readTurn(message: string): Turn {
  const text = tidySpelling(message);
  const [opener] = OPENERS.find(([, pattern]) => pattern.test(text)) ?? [null];
  const bare = text.toLowerCase();
  const plain = removeFillers(text).toLowerCase() || bare;
  return {
    kind: classify(bare, plain),
    text,
    topic: findTopic(text),
    number: countWords(text) <= 9 ? parseNumber(bare) : null,
    opener,
    isClinical: isClinicalQuestion(message),
  };
}

function classify(bare: string, plain: string): TurnKind {
  if (!/[\p{L}\p{N}?]|\p{Extended_Pictographic}/u.test(bare)) return 'nothing';
  if (
    /^(?:it's|its) (?:raining|snowing|sunny|cold|hot|freezing|windy|grey|gray)\b.{0,25}$/.test(bare)
  )
    return 'chat';
  const isLaugh = /^(?:lo+l|lmao|rofl|(?:ha|he)+h?|😂+|🤣+|xd)[\s!.]*$/u.test(bare);
  if (
    isLaugh ||
    !/[\p{L}\p{N}]/u.test(bare.replace(/[✅👍👌💯🙏🙂😊😀❤👎❌🤷👋😬🫠?🍷🍺🍻🚬🎰😴💤🏃🥗]/gu, 'x'))
  )
    return 'chat';
  // Short replies keep their fillers, which carry their meaning ("ok", "well, thanks").
  const early = PATTERNS.find(
    ([kind, pattern]) => pattern.test(bare) && kind !== 'objection' && kind !== 'feeling',
  );
  const found = PATTERNS.find(([, pattern]) => pattern.test(plain));
  const at = (entry: typeof found) => (entry ? PATTERNS.indexOf(entry) : PATTERNS.length);
  const kind = (at(early) < at(found) ? early : found)?.[0] ?? 'fact';
  const isContent = at(early) >= CONTENT_FROM && at(found) >= CONTENT_FROM;
  if (!isContent) return kind;
  if (parseStep(bare).isPlan) return 'plan';
  const isTentative = /^(?:what if i|could i|can i|how about|what about|maybe|like|so like)\b/.test(
    plain,
  );
  if (QUESTION.test(plain) && !isTentative && (/\?/.test(bare) || /\byou\b/.test(plain)))
    return 'question';
  if (/\bis (?:that|this|it) (?:normal|bad|ok(?:ay)?|weird|wrong)\b/.test(bare)) return 'question';
  return kind;
}

const CONTENT_FROM = PATTERNS.findIndex(([kind]) => kind === 'number') + 1;
