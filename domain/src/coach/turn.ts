import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { MEDICINES } from '../guide/medicines.ts';
import { removeFillers } from './fillers.ts';
import { countWords, tidySpelling } from './plain-english.ts';
import { findStep } from './plan.ts';
import { type Clause, findClauses } from './salience.ts';
import { findThemes, type Theme } from './themes.ts';
import { type CoachTopic, findTopic } from './topics.ts';

export type TurnKind =
  | 'nothing'
  | 'done'
  | 'goodbye'
  | 'thanks'
  | 'greeting'
  | 'sorry'
  | 'later'
  | 'chat'
  | 'complaint'
  | 'let go'
  | 'refusal'
  | 'app'
  | 'told already'
  | 'change'
  | 'about coach'
  | 'outside'
  | 'meaning'
  | 'advice'
  | 'question'
  | 'unknown'
  | 'smaller'
  | 'yes'
  | 'no'
  | 'number'
  | 'plan'
  | 'failed'
  | 'fact';

export interface Turn {
  kind: TurnKind;
  text: string;
  topic: CoachTopic | undefined;
  themes: readonly Theme[];
  clauses: readonly Clause[];
  number: number | null;
  opener: 'yes' | 'no' | null;
  isClinical: boolean;
}

const NUMBER =
  '(?:10|\\d(?:[.,]5)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|100 ?%|\\d0 ?%)';
const QUESTION =
  /^(?:and |but |so |then |ok |hey |oh |wait |wait, )*(?:(?:what|why|how|where|which|who)(?:'s)?\b|when (?:do|does|is|are|will|should|can|did)\b|(?:do|does|did|is|are|isn't|can|could|would|will|should|shall|have) \S).*/;

/** Even an angry or grateful message is a question if it asks for help. */
const ASKS_FOR_HELP =
  /\bwhat (?:does|do|would|might|could|will)(?: actually| really)? (?:help|work)\b(?! (?:with|for) (?:him|her|them))|\bwhat(?: the hell)? (?:should|can|could|am|do) i (?:(?:supposed|meant) to )?(?:even |actually )?do\b|\bwhat's your (?:\w+ )?(?:advice|suggestion|idea|tip)\b|\bhow do (?:other people|others|you lot|people|normal people) (?:do it|cope|manage)/;
const THEN_ASKS =
  /^(?:thank you|thanks|cheers|ta|ok(?:ay)?|great|cool|fine|lovely)\b[^.!,?]{0,20}[.!,]\s*(?:oh,? )?(?:and |but )?((?:how|what|why|where|when|can|could|do|does|is|are|should|will)\b.{8,})$/;

const PATTERNS: readonly [TurnKind, RegExp][] = [
  [
    'done',
    /^(?:(?:ok|right|god|oh|well|ugh),? )?i'm (?:so |just |really |completely |all )?done(?: with (?:it|everything|all (?:of )?(?:it|this)))?[.!…]*$/,
  ],
  [
    'goodbye',
    /^(?:ok[,.]? |right[,.]? |well[,.]? |good[,.]? |great[,.]? |fine[,.]? )?(?:good ?)?bye\b|(?:^|[.!,…] )(?:bye(?: bye)?|good ?bye|good ?night|night(?: night)?|god bless(?: you)?)(?: (?:then|now|coach|dear))?[\s.!x]*$|\b(?:going|off|gonna go) to (?:sleep|bed) now\b|^(?:ok,? |right,? |anyway,? )*(?:i'm )?(?:off|going) to (?:sleep|bed)\b.{0,15}$|\bthank(?:s| you) for (?:listening|hearing me)\b|^catch you\b|^(?:ciao|goodbye|see ya|see you|cya)\b|^(?:ok |right |anyway )?(?:ciao|laters?|peace|tschüss|adios|night|goodnight|over and out)[\s.!]*$|\bwe(?:'re| are)? done(?: here)?\b|^(?:ok|right|no|nah|good|well|thanks|and|anyway)?[,. ]*(?:that's|that is|that'll) (?:be )?(?:all|enough|do|it)(?: for (?:me|today|now|one day))?[.!]*$|\bnah,? that's enough\b|^(?:good,? |ok,? |right,? |well,? )?that's (?:all|enough|it) for (?:today|now|me)\b|\banother (?:day|time)[.!]*$|\bgotta (?:go|run)\b|\btalk (?:tomorrow|another time)\b|\bi'?ll (?:leave|stop) (?:it )?(?:here|there)\b|\b(?:gtg|g2g)\b|^(?:please )?stop(?: it| now| please| here)?[.!]*$|\b(?:can|could|shall|may|let's) ?(?:we|i|us)? (?:please )?(?:stop|end|finish|leave it)(?: (?:here|now|this|please|it|for (?:today|now)))*[.!?]*$|\bi(?: just)? (?:want|would like) to stop(?: (?:here|now|this|talking|please))*[.!]*$|\bi'm done(?: (?:here|for (?:today|now)|with (?:this|you)))?[.!]*$|^done for (?:today|now)[.!]*$|^(?:done|quit|enough)[.!]*$|^(?:that's|that is|it's) (?:all|enough|it)(?:,? (?:for (?:today|now)|thanks?|thank you))*[.!]*$|leave me alone|\b(?:enough|it|all) for (?:tonight|the day)\b|^(?:ok,? |right,? )?(?:anyway,? )?(?:off|back) to (?:work|bed|it)[.!]*$|[.,!] (?:ok,? )?back to work[.!]*$|^(?:that's kind\. )?i'll (?:go|have|get|make|put)\b.{0,25}\bnow[.!]*$|\b(?:have|got|need) to (?:go|run)(?: now)?[.!,]*$|^(?:sorry )?(?:got|have) to go\b|^good ?night\b|^see you\b|^talk (?:later|soon)|^(?:ttyl|cya|cheerio)\b|\bthank(?:s| you) for your time\b/,
  ],
  [
    'thanks',
    /^(?:you're|you are) (?:very |so |really |too )?(?:kind|sweet|nice|lovely|a good listener)\b.{0,20}$|^(?:ok(?:ay)?[,.]? |great[,.]? |lovely[,.]? |good[,.]? |anyway[,.]? |well[,.]? |fine[,.]? |cool[,.]? )*(?:k[,. ]+|bet[,. ]+|okie[,. ]+|oh[,. ]+)*(?:thank(?:s| you)|thx+|ty|cheers|ta|appreciate|much obliged)\b(?!.*\bbut\b).{0,60}$|^(?:that|this) (?:really )?(?:helps|helped|was helpful)\b|\b(?:that|this) was (?:actually |really )?(?:quite nice|less \w+ than|better than|easier than)\b|^that was (?:really |very |quite |actually )?(?:acceptable|good|nice|ok(?:ay)?|helpful|fine|not bad|useful|great|better)\b|^good man\b|^that's (?:very |so )?(?:kind|nice|sweet) of you\b|^(?!.*\bbut\b).{0,90}[.!,] thank(?:s| you)[\s.!]*$|\bwouldn't want to trouble\b|\b(?:it(?:'s| is| was)|that(?:'s| is| was)) (?:nice|kind|good|lovely|sweet) (?:that|of) you\b|\bit helps that you\b|^nice to (?:have|talk|say|be)\b|\bgood (?:audience|listener)\b|^(?:obrigad[oa]|danke|merci|gracias|grazie|thanks you)\b.{0,40}$|^🙏+$/u,
  ],
  [
    'greeting',
    /^(?:hi+|hello|hey+|yo|hiya|(?:good )?(?:morning|evening|afternoon)|good day|howdy|sup|👋)(?: there| again| (?:dear )?coach| everyone| mate)?[\s!.,👋]*$|^(?:hi |hello |hey )?(?:how are you|how's it going|what's up)\b.*$|^(?:i'm )?(?:back|here) ?(?:again)?[.!]*$|\bwhere were we\b|\b(?:and|how about) you\?*$/u,
  ],
  [
    'later',
    /^(?:ok(?:ay)?,? |well,? |yes,? )?(?:let me think|i(?:'ll| will| need to| have to| want to) think|we'll see|maybe later|not yet|give me (?:a|some) (?:moment|time|day))\b.{0,40}$/,
  ],
  [
    'sorry',
    /^(?:i'm |i am )?(?:so |really )?sorry(?: (?:i was|for being|about (?:that|before|earlier)|if i|for (?:that|snapping))\b.{0,40})?[.!]*$|\bsorry i was (?:rude|harsh|mean|short)\b|\bi was rude\b/,
  ],
  [
    'told already',
    /\b(?:already|just) (?:told you|said (?:that|so|it)|answered|mentioned)\b|\byou (?:already |just )?asked(?: me)?(?: that| this)?\b|\byou (?:keep|always) .*same (?:question|thing)\b|\bit's the same (?:question|thing)\b|^same question|^as i said\b|\bread what i\b/,
  ],
  [
    'complaint',
    /\b(?:this|you|you're|app|bot|chat|questions?|coach(?:ing)?)\b(?: \w+){0,4} (?:stupid(?:est)?|dumb(?:est)?|worst|useless|pointless|(?:a )?waste|rubbish|garbage|bull\w*|bs|crap|nonsense|ridiculous|annoying|boring|cringe|creepy|patroni[sz]ing|sucks?|not helping|robot|parrot\w*|script(?:ed)?|joke)\b|\byou (?:don't|do not|never|clearly don't|aren't|didn't) (?:listen\w*|get it|understand|know me|help\w*|hear)|\byou're (?:not|just|only|a) (?:listening|helping|hearing|repeating|bot|robot|program|machine)\b|\bshut up\b|\b(?:don't|stop|quit) (?:repeat\w*|parrot\w*|copying|echo\w*)\b|\bstop (?:asking|repeating|analysing|analyzing)\b|\b(?:why do you(?: keep)?|do you always|you (?:keep|always|just)) ask(?:ing)?\b|\bwhat have you tried\b|^f+u+c*k*\b(?: (?:you|off|this))?|\bpiss off\b|\bmak(?:es|ing) me feel worse\b|^whatever[.!]*$|\b(?:my \w+|she|he) made me (?:download|do (?:this|it)|try|come|install)|\bcopying me\b|\blet me guess\b|\bhow (?:would|should) i know\b|^no shit\b|^(?:go on then,? )?fix me\b|\b(?:isn't|is) that your job\b|\b(?:another|one more|stupid|silly) (?:app|bot|quiz|chatbot)\b|\b(?:therapy|therapist|that) (?:voice|speak|tone)\b|\bquestion back\b|^typical[.!]*$|^(?=.{0,90}$).*(?:^|[.,!] |\b(?:now|so|oh|but) )you(?:'re(?! right)|'ll| are(?! right)| can't| don't| want| asked| said| just| won't| never)\b(?! know\?)|\bnot what i (?:said|meant|asked)\b|\bi (?:didn't|never) (?:say|said|ask|asked) (?:that|for|you|it|i'd|i would|to)\b|\bwhat do you (?:even )?know (?:about)?\b|\byou(?:'ve| have)? no idea\b|\byou (?:wouldn't|can't|couldn't|don't) (?:possibly )?(?:understand|know|get)\b|\btell me something i (?:don't|haven't)|\bstop (?:that|it)\b.*\b(?:voice|tone|therapy)|\bwant(?:s)? me to (?:breathe|meditate|journal)|\bare you (?:going to|gonna) (?:ask|tell|make|say)\b|\bso you're the (?:famous|great|new)\b|\bstop being\b|\byou can't (?:tell|make)\b|\bgive (?:us|me) an app\b|\bonly here because\b|\byou sound like\b|\bdon't want your\b|^i said no\b|\bwaste of (?:my )?time\b|\b(?:skip|stop|don't|no) .*\b(?:reflect\w*|mirror\w*)\b|\b(?:sympathy|therapy|soft|caring|nice) (?:voice|tone|act)\b|\bwhat (?:would|could) you know\b|\byou're (?:just |only )?a chat ?bot\b|\bdon't believe in (?:this|it|apps)\b|\bpoint of this\b|\b(?:machine|bot|app) that (?:also )?(?:doesn't|can't|won't)\b|\bstop with (?:the|your|that)\b|\b(?:smooth|clever|canned|typical|nice) answer\b|\b(?:don't|do not|never) (?:really )?trust you\b|\bdon't (?:send|remind|ask|lecture|patroni[sz]e) me\b|\b(?:stupid|dumb|silly|kind of|odd|weird|daft) question\b|\byou people\b|\byou don't know either\b|\bi don't need you to\b|^(?:i've got|i have|you've got|you have) \w+ minutes\b.{0,6}$|\bsounds? like (?:a )?(?:therapist|robot|fortune cookie|hallmark)/,
  ],
  [
    'app',
    /\b(?:charged|refund|billing|invoice|(?:want to|how (?:do|can) i) cancel|cancel (?:my|the) (?:subscription|membership)|(?:app|this|premium|membership) (?:\w+ ){0,2}free\b|free (?:the )?first|how much (?:does|do|is) (?:this|it|the app|premium)|notifications?|log ?in|password|(?:change|update) my (?:email|e-mail|address|name|card|phone number)|delete my account|opening hours|book an appointment|opening times|what time does)\b(?=.*\?|.*)(?!.*\b(?:scroll|doomscroll)\w*)/,
  ],
  [
    'let go',
    /\bchanged my mind[.!]*$|^(?:no,? |actually,? )?scratch that\b|^(?:(?:just|please|no|nah)[,.]? )*(?:leave|drop) (?:it|that)\b|\b(?:leave|drop) (?:it|that|this)(?: (?:there|here|at that|be|alone|as it is|for (?:now|today|tonight)))?[.!,]*(?:$| (?:it|there|for)\b)|^(?:(?:no|nah|honest(?:ly)?|sorry)[,.]? )*not (?:today|now|tonight|that|those|these|them)\b(?!.*\bbut\b)|\b(?:don't|do not) (?:really )?want to talk about (?:it|this|that)\b|^(?:let's|can we) (?:not|leave|drop|stop)\b|\bstop (?:it|this|there|now)\b|^(?:please )?(?:stop|enough)\b.{0,20}$/,
  ],
  [
    'about coach',
    /\b(?:am i|are we) (?:just |actually |really )?(?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:real |actual )?(?:robot|bot|person|human|machine|computer|ai|program)\b|\bis (?:this|there|that) (?:an? )?(?:real |actual )?(?:person|human|robot|bot|machine|computer)\b|\bare you (?:even |really |just |actually )?(?:a |an )?(?:real|person|human|bot|robot|ai|machine|program|chat ?gpt|therapist|doctor|there)\b|\b(?:who|what) are you\b|\bwhat (?:do|can) you (?:even |actually |really )?do\b(?! (?:about|with))|\b(?:who|anyone|somebody|someone) (?:else )?(?:can |will |could )?(?:sees?|reads?) (?:this|my)|\b(?:writing (?:this|it) down|recording (?:this|me))\b|\bis this (?:private|confidential|anonymous|recorded|a (?:bot|person|robot)|ai)\b|\bdo you (?:store|save|remember|keep)\b(?! (?:it|that|this)\b)|\byour (?:training|qualifications?|credentials?)\b|\bevidence(?:-| )based\b|\b(?:framework|method|approach|technique|model) (?:are|do) you\b|\bis this (?:motivational interviewing|mi|cbt|therapy)\b/,
  ],
  [
    'outside',
    /^(?!(?:i )?(?:could|might)\b|maybe\b)(?=.*\?|^(?:who|what|tell|write|do|can|could|how|recommend|translate)\b).*\b(?:weather|football|soccer|president|election|politic\w*|stock market|bitcoin|crypto|recipe for|capital of|(?:write|tell)(?: me)? (?:a |an )?(?:poem|code|essay|story|song|joke)|python|javascript|translate|horoscope|who won|movie|what's \d+|\d+ ?% of \d+|meaning of life|the app|cv|remind me|set (?:a|an) (?:reminder|alarm)|résumé|my resume|homework for me|recommend (?:a|me))\b/,
  ],
  [
    'change',
    /\b(?:change (?:the )?(?:subject|topic)|(?:something|anything) else|another (?:topic|thing)|different (?:topic|thing)|talk about .* instead|forget (?:that|it),? (?:let's|can we|my|i want))\b|^(?:oh )?(?:forget (?:that|it)|never ?mind)\b|^(?:actually|no wait|wait),? (?:it's|my|can we|let's|i want|i'd)|^(?:new|other) topic|\b(?:can|could|let's|may|want(?:ed)? to) (?:we |i )?talk about\b/,
  ],
  [
    'meaning',
    /\bwhat's that supposed to mean\b|^(?:what|huh|sorry|eh|pardon|come again|how so|how do you mean|like what|such as|for example|e\.?g\.?|meaning)\??$|\bwhat (?:do|did) you mean\b|\bwhat (?:does|is|do) (?:that|this|it) mean|\bwhat is (?:the )?meaning\b|\b(?:don't|do not|didn't) (?:understand|get) (?:the|your|that|what you)\b|^(?:for|of) (?:what|which)(?: one)?\??$/,
  ],
  [
    'advice',
    /\b(?:what|how) (?:should|can|could|do|would) (?:i|we|one)\b(?! (?:mean|know))|\bany (?:tips|ideas?|advice|suggestions?|tricks)\b|\bwhat (?:helps(?! is)|works(?! is)|do people|do others|would you|do you (?:suggest|recommend|think(?=\?)|advise))|(?:^|\b(?:please|just|you|so|then|and) )(?:tell|show|teach|advise) me (?:what|how)\b(?! to lose)|\b(?:give|got|need) (?:me )?(?:a |an |some |any )?(?:tips?|advice|ideas?|suggestions?|plan|example)\b|\b(?:can|could|will) you (?:help|suggest|recommend|give|tell)\b|\bwhat (?:now|next)\b|\bwhat to do\b|\b(?:what|how) (?:i|we) (?:can|must|should) (?:do|make|start)\b|\bwhat you think\b|\bdo you have (?:any )?(?:tips|ideas|advice)|\bjust tell me\b|\bsuggest something\b|^help(?: me)?(?: please)?[.!]*$|^you tell me|^what(?:'s| is) the (?:best|easiest|quickest|right)/,
  ],
  [
    'unknown',
    /^(?:i )?(?:really |honestly |still )*(?:don't|do not) (?:really )?know(?: (?:really|yet|what|how|why|any ?more|what to (?:do|say|pick|choose)|where to (?:start|begin)|how to (?:say|explain|answer)(?: it| that)?|exactly|for sure|about that|that))*[.!…?]*$|^i (?:really )?(?:don't|do not) know (?:what|how|where|why|if) [^.!?]{3,45}[.!…]*$|^(?:not|un)(?: really| too)? ?sure(?: (?:yet|really|about that|tbh))?[.!…?]*$|^where (?:do|should) i (?:even )?(?:start|begin)\b.{0,10}$|^no (?:idea|clue)\b.{0,60}$|^(?:hm+|eh+|meh|dunno|can't (?:say|think of (?:any(?:thing)?|one))|hard to say|good question|nothing comes to mind|pass|you choose|you pick|up to you|surprise me)[.!…?]*$|^(?:\?|🤷\S*|😬|🫠)+$/u,
  ],
  [
    'smaller',
    /\bsmaller\b|\b(?:that's|it's|still|sounds|seems) (?:a bit |way |far )?too (?:big|much|hard|long|difficult|ambitious)\b|^too (?:big|much|hard|long|difficult|ambitious)\b|^less[.!]*$|\beasier (?:one|version|step)\b/,
  ],
  [
    'yes',
    /^(?:yes|yep|yup|yeah|yea|ya|sure|ok(?:ay)?|fine|good|great|perfect|right|exactly|correct|true|keep it|save it|do it|agreed|deal|sounds? (?:good|great|right|fine|doable|ok(?:ay)?)|(?:that|this|it)(?:'s| is)? (?:works|right|it|good|true|fine|doable|the one|correct)|works for me|bet|aye|yh|kk?|yes please|i do|i would|i think so|probably|mostly|sometimes|aight|why not|fair(?: enough| point)?|makes sense|i see|got it|understood|noted|right you are|righto|(?:i )?try|i try it|slay|good stuff|nice one|that'll do|yep deal|cool|nice|let's (?:do|go|try)\b.*|lovely|absolutely|definitely|of course|all right|alright|i can do that|i(?:'ll| will) (?:do|try) (?:that|it|this)|i could do that|will do|go on|please do|you got it|pretty much|i (?:guess|suppose)(?: so)?|quite so|[✅👍👌💯🙂😊😀❤]️?)(?:[\s,.!]+(?:yes|please|thanks?|thank you|then|ok(?:ay)?|that's (?:right|it)|i (?:guess|suppose)|keep it|save it|sure|will do|i can do that|let's do (?:it|that)|why not|great|good|that works|sorry i was rude))*[\s.!]*$/u,
  ],
  [
    'no',
    /\b(?:don't want|without|no more) (?:to (?:do|make|take|have) )?(?:a |any |another )?steps?\b|^(?:no+|nope|nah|not (?:now|today|really|yet|at all|for me|quite|that)|never|i (?:won't|don't want (?:to|that|it|one)|'d rather not|would rather not)|none|nothing|neither|no thank you|not a chance|rather not|no way|no thanks?(?: you)?|no,? thank you|skip(?: it)?|wrong|[👎❌])(?:[\s,.!]+(?:thanks?|thank you|really|not (?:now|really|today)|that's (?:wrong|not it)))*[\s.!]*$/u,
  ],
  [
    'refusal',
    /^(?=.{0,80}$)(?:(?:omg|no|nah|well|look|and)[,.!]? )*(?:i (?:really )?(?:don't|do not) (?:even |really )?(?:want (?:to (?!worry|hurt|bother|be\b|lose|end|become|upset|feel|miss|fail)|a |any |your |help)|need (?:a|an|any|another|your|coaching|help|to)\b)|i(?:'m| am) not (?:going to|doing|cutting|giving|asking|putting|quitting|having|here (?:for|to))|i(?:'d| would) rather not|i won't|not feeling an?|(?:please )?don't (?:you dare|even|tell|give|start|suggest|say|make)\b|(?:it's |that's |i said (?:it's|that's) )?(?:not|none of) your (?:business|concern))\b/,
  ],
  [
    'number',
    new RegExp(
      `^(?:(?:about|maybe|like|a|an|around|say|probably|i'd say|i'm|oh|between|hmm?|more|well|now|want|can|and|or|ok(?:ay)?|fine|go on then|,),? )*${NUMBER}(?:\\+|-?ish| and a half| maybe| out of (?:10|ten)|/10| for confidence|,? i (?:guess|suppose|think)| now| again| or (?:so|${NUMBER})| haha)*[\\s.!?]*$`,
    ),
  ],
  [
    'failed',
    /\b(?:it|that|step|this|they|plan) (?:just )?(?:didn't|did not|doesn't|hasn't) (?:really )?(?:work|happen|help|go|stick)\w*|\b(?:didn't|did not|never|couldn't|haven't) (?:do|did|done|keep|kept|manage|managed|try|tried) (?:it|that|them|the|my step|any of)\b|\bi failed(?: again)?[.!]*$|\bdidn't work\b|\bi said i(?:'d| would)\b.*\b(?:didn't|never|not|but)\b|^(?:i )?forgot(?: (?:it|again|about it))?[.!]*$|\bnot (?:even )?once\b|\bgave up (?:after|on it|again)/,
  ],
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
  [
    'yes',
    /^(?:yes|yep|yeah|yea|ye|ya|yh|aye|aight|alright|deal|agreed|sure|ok(?:ay)?|fine|right|all right|good|great|perfect|lovely)\b[\s,.!]+(?=\S)/i,
  ],
  ['no', /^(?:no|nope|nah)(?:[,.!]+\s*|\s+(?=i\b|i'm|it's|it\b|that|not))(?=\S)/i],
];

/** People who work in health care use clinical words without being patients. */
const PROFESSIONAL =
  /\bI(?:'m| am) an? (?:\w+ ){0,3}(?:gp|doctor|nurse|pharmacist|physio\w*|dietitian|surgeon|midwife|paramedic|vet)\b|\bmy patients\b|\bI prescribe\b/i;

const MEDICAL =
  /\b(?:dos(?:e|es|age)|mg|pills?|tablets?|medications?|meds|medicines?|antidepress\w*|insulin|blood (?:pressure|sugar|test)|symptoms?|chest|dizz\w*|bleed\w*|lumps?|faint\w*|passed out|seizures?|infect\w*|swell\w*|swollen|rash|\d{2,3} over \d{2,3}|cholesterol|palpitations|side effects?|withdrawal)\b/i;

function isClinical(message: string, text: string): boolean {
  if (!isClinicalQuestion(message) || PROFESSIONAL.test(text)) return false;
  const asks = /\?|\b(?:should|can|could|may|must) I\b|\bis it (?:safe|ok|normal)\b/i.test(text);
  const namesMedicine = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => MEDICINES.has(word));
  const isPast = /\b(?:tried|gave me|used to)\b/i.test(text);
  return asks || (namesMedicine && !isPast) || (MEDICAL.test(text) && !isPast);
}

export function readTurn(message: string): Turn {
  const text = tidySpelling(message);
  const [opener] = OPENERS.find(([, pattern]) => pattern.test(text)) ?? [null];
  const bare = text.toLowerCase();
  const plain = removeFillers(text).toLowerCase() || bare;
  return {
    kind: classify(text, bare, plain),
    text,
    topic: findTopic(text),
    themes: findThemes(text),
    clauses: findClauses(text),
    number: countWords(text) <= 12 ? parseNumber(bare) : null,
    opener,
    isClinical: isClinical(message, text),
  };
}

/** Messages such as “should I call him” are questions even without a question mark. */
const STARTS_AS_QUESTION = /^(?:and |but |so )?(?:does|should|would|did) [a-z]+ [^,.!]{8,70}$/;
const ASKS_WHO =
  /\bare you (?:even |really |actually )?(?:an? )?(?:real |actual )?(?:robot|bot|person|human|machine|computer)\b[^.!]*\?$/;
const ASKS =
  /\bwhy (?:do|can't|am|don't|is|does) (?:i|it|we)\b[^.!?]*\?|^(?:and |but |so )?(?:what counts as\b|(?:do you think|should) (?:i|we|it|that|he|she)\b.*\?$)/;

function classify(text: string, bare: string, plain: string): TurnKind {
  if (ASKS_WHO.test(bare)) return 'about coach';
  if (ASKS.test(bare) || STARTS_AS_QUESTION.test(bare)) return 'question';
  if (ASKS_FOR_HELP.test(bare)) return 'advice';
  const asked = THEN_ASKS.exec(bare)?.[1];
  if (asked) return classify(asked, asked, asked);
  if (!/[\p{L}\p{N}?]|\p{Extended_Pictographic}/u.test(bare)) return 'nothing';
  if (
    /^(?:it's|its) (?:raining|snowing|sunny|cold|hot|freezing|windy|grey|gray)\b.{0,25}$/.test(bare)
  )
    return 'chat';
  const isLaugh = /^(?:lo+l|lmao|rofl|(?:ha|he)+h?|😂+|🤣+|xd)[\s!.]*(?:good one)?[\s!.]*$/u.test(
    bare,
  );
  const isSign = !/[\p{L}\p{N}]/u.test(
    bare.replace(/[✅👍👌💯🙏🙂😊😀❤👎❌🤷👋😬🫠?🍷🍺🍻🚬🎰😴💤🏃🥗]/gu, 'x'),
  );
  if (isLaugh || isSign) return 'chat';
  const index = [bare, plain].map((one) => PATTERNS.findIndex(([, pattern]) => pattern.test(one)));
  const first = Math.min(...index.map((at) => (at === -1 ? PATTERNS.length : at)));
  const found = PATTERNS[first]?.[0] ?? 'fact';
  const isHumble =
    found === 'complaint' &&
    /\bthis is (?:\w+ )?(?:dumb|stupid|silly|embarrassing),? but\b/.test(bare);
  if (first < CONTENT_FROM && !isHumble) return found;
  const kind = isHumble ? 'fact' : found;
  if (findStep(text)) return 'plan';
  const isQuestion =
    QUESTION.test(plain) &&
    !/^what (?:i|i'd|i've|we|he|she|they)\b/.test(plain) &&
    (/\?/.test(bare) ||
      /\byour?\b/.test(plain) ||
      (countWords(plain) <= 8 &&
        /^(?:what|why|how|who|where)(?:'s (?!\w+ing)| (?:would|do|does|is|are|can|should|did|will)\b)/.test(
          plain,
        )) ||
      /^what's an? /.test(plain));
  if (
    /^(?:and |but |so |ok |yes )*(?:what if|and if|what happens if|why not)\b|^(?:and|but) if [^.]*\?$/.test(
      bare,
    )
  )
    return 'question';
  if (
    /^(?:and |but |so )*(?:do|does|did|am|is|are|can|could|will|would|should) (?:i|it|this|that|he|she|they|we|there|one|two|\d+)\b(?! (?:mention|tell|say))/.test(
      bare,
    )
  )
    return 'question';
  if (/\bdo you (?:even )?know (?:what|how|why|if|anything|about)\b/.test(bare)) return 'question';
  const isRhetorical =
    countWords(bare.slice(bare.lastIndexOf('?') + 1)) >= 5 && !/\byou\b/.test(bare);
  if (isRhetorical && /\?/.test(bare) && !IS_IT.test(bare)) return kind;
  const asksAtEnd =
    /(?:^|[.!,…] )(?:and |but )?(?:what|why|how|is|are|do|does|can|will|would|should|who|when (?:do|does|is|are|will|should|can)|where) [^.!]{3,80}\?\s*$/.test(
      bare,
    );
  return isQuestion || asksAtEnd || IS_IT.test(bare) ? 'question' : kind;
}

const IS_IT = /\bis (?:that|this|it) (?:a )?(?:normal|bad|ok(?:ay)?|weird|wrong|daft|mad|stupid)\b/;
const CONTENT_FROM = PATTERNS.findIndex(([kind]) => kind === 'number') + 1;
