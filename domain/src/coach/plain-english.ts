type Correction = readonly [RegExp, string | ((...match: string[]) => string)];

const correct = (text: string, corrections: readonly Correction[]): string =>
  corrections.reduce((rest, [pattern, by]) => rest.replace(pattern, by as string), text);

const SPELLINGS: readonly Correction[] = [
  [/[’‘`]/g, "'"],
  [/\s+/g, ' '],
  [/\b(?:f+u+c+k+(?:ing|in)?|f\*+king|bloody|goddamn|damn|freaking|fkn|effing) (?=\w)/gi, ''],
  [/\bidk\b/gi, "I don't know"],
  [/\b(?:i )?dunno\b/gi, "I don't know"],
  [/\b(?:cos|cuz|coz|bc|becuase|becouse)\b/gi, 'because'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(?:kinda|kind of|sorta|sort of)\b/gi, 'kind of'],
  [/\btmrw\b|\btmr\b|\btomoz\b/gi, 'tomorrow'],
  [/\babt\b/gi, 'about'],
  [/\bppl\b/gi, 'people'],
  [/\bwks\b/gi, 'weeks'],
  [/\balr\b/gi, 'already'],
  [/\bgf\b/gi, 'girlfriend'],
  [/\bbf\b/gi, 'boyfriend'],
  [/\byrs\b/gi, 'years'],
  [/\brn\b/gi, 'right now'],
  [/^(mon|fri|sun)\.?$/i, '$1day'],
  [/^(?:tue|tues)\.?$/i, 'Tuesday'],
  [/^wed\.?$/i, 'Wednesday'],
  [/^thur?s?\.?$/i, 'Thursday'],
  [/^sat\.?$/i, 'Saturday'],
  [/\bpara\b/gi, 'paragraph'],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bw\/ ?|\bw (?=[a-z]{2})/gi, 'with '],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bi'?d (?=like|say|just|love|have|be|rather|do|need|want|go|put|read|walk)/gi, "I'd "],
  [/\bill (?=try|do|go|be|just|get|call|put|have|make|take|read|walk|write|start)/gi, "I'll "],
  [/\b(do|ca|wo|was|were|did|is|are|could|would|should|does|have|has|had|ai)nt\b/gi, "$1n't"],
  [/\b(that|what|there|where|who|how|he|she)s\b(?! own)/gi, "$1's"],
  [
    /\bits (?=a |an |the |not |just |so |too |only |my |like |hard|been |always|because|really|all |very|kind of|more|about|when|in |at |no |also|me\b|easy|boring|stupid|nothing|\w+ing\b)/gi,
    "it's ",
  ],
  [/\b(they|you)(re|ve|ll) /gi, "$1'$2 "],
  [
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
    (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
  ],
  [/\bi\b/g, 'I'],
  [/\bi'/g, "I'"],
];

export const tidySpelling = (message: string): string => correct(message, SPELLINGS).trim();

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalize = (text: string): string =>
  /^(?:I\b|[A-Z]{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

export const curly = (text: string): string => text.replaceAll("'", '’');

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const VERBS = new Set(
  `add admit allow ask avoid bake be bike book breathe bring brush buy call cancel carry change charge
  chat check choose clean clear close colour come cook count cover cross cut cycle dance decide delete
  dial dim dip do donate draw dress drink drive drop eat email end enjoy exercise face feed fetch fill
  find finish floss fold freeze garden get give go grab greet hang have head hide hold hug hum invite
  iron journal jot keep kiss knock knit laugh lay learn leave let lie lift light limit list listen lock
  log look lower make march massage measure meditate meet message mix move mute name nap note notice
  offer open order pack paint park pause pay pet phone pick place plan plant play plug pour practise
  practice pray prep prepare promise pull push put reach read record reduce refill relax remember
  remind remove repeat replace reply rest return ride ring rinse rub run save say schedule see send
  serve set share shower shut sign sing sip sit skip sleep slice slow help smile snack speak spend squat
  stand start stay step stick stir stop stretch study swap swim switch take talk tell text thank think
  throw tidy time touch track train try turn uninstall unfollow unplug use vacuum visit wait wake walk
  answer apply arrange attend block cover download install organise organize reserve silence begin boil borrow break build climb collect connect fish follow forgive kick mention mow
  mark mop peel photograph print show sort suggest sweep taste teach trim wander warm wash
  watch water wear weed weigh whistle wind wipe work wrap write yawn`.split(/\s+/),
);

export const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase());

function gerund(verb: string): string {
  if (verb === 'be' || verb === 'see') return `${verb}ing`;
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying');
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) && !/k$/.test(verb))
    return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

const BASE_OF = new Map([...VERBS].map((verb) => [gerund(verb), verb]));

/** "making" → "make"; undefined if it is not the -ing form of a known verb. */
export const baseOfGerund = (word: string): string | undefined => BASE_OF.get(word.toLowerCase());

/** Corrects common slips of second-language English, so that the coach does not repeat them. */
const REPAIRS: readonly Correction[] = [
  [/\bI am (want|need|hop|try)ing\b/g, (_all, verb = '') => `I ${verb === 'hop' ? 'hope' : verb}`],
  [/\b(?:my \w+) (?:he|she) (?=\w)/gi, (all) => all.replace(/ (?:he|she) $/, ' ')],
  [/\bhave problem\b/g, 'have a problem'],
  [/\bsleep good\b/g, 'sleep well'],
  [/\bin night\b/g, 'at night'],
  [/\b(ask|call|tell|phone|ring) to (him|her|them)\b/g, '$1 $2'],
  [
    /\b(bring|eat|take|pack|buy|read|make|have) (banana|apple|book|sandwich|bottle|walk|tea bag|cup of tea|shower|bath|break|nap)\b/g,
    '$1 a $2',
  ],
  [/\b(?:make|do) (?:a )?walk\b/g, 'go for a walk'],
  [/\bsay (him|her|them)\b/g, 'tell $1'],
  [
    /\b(when (?:he|she|it)|my (?:son|daughter|wife|husband|boss|sister|brother)) (ask|make|say|come|call|take|want|need|work|sleep|leave|start)\b/gi,
    '$1 $2s',
  ],
  [/\bchildrens\b/g, 'children'],
  [/\bto neighbou?r\b/g, 'to my neighbour'],
  [/\b(give|put|leave|take) (?:tele)?phone\b/g, '$1 my phone'],
  [/\btelephones\b/g, 'phones'],
  [/\b(\d+) minute\b/g, '$1 minutes'],
  [/\band after I\b/g, 'and then'],
  [/\bwhen (nurse|doctor|boss|bus|neighbou?r) (come|call|ask|leave)\b/gi, 'when the $1 $2s'],
  [/\b(sit|go|work|walk) (in|to) garden\b/g, '$1 $2 the garden'],
];

export const repairGrammar = (text: string): string =>
  correct(text, REPAIRS).replaceAll(/\ba apple\b/g, 'an apple');

/** Whether a clause has mistakes too big to repeat it: "I not sleep", "he make", "I am have". */
export const isBroken = (text: string): boolean =>
  /\b(?:I|you|we|they|he|she|it) not \w|\bI(?:'m| am) (?:have|go|work|eat|sleep|want|need|do)\b|\b(?:he|she|it) (?:make|say|go|do|have|want|know|take|come|work|live|don't)\b|\bfeel me\b|\bwant be\b|\b(?:is|are) (?:much|no) \w+$|\bhow many time\b|\bin (?:the )?(?:telephone|work)\b|\bchildrens\b|\b(?:much|many) (?:discussion|noise)\b|\bsince (?:two|three|four|\d+) (?:years|months)\b|\bhave (?:fear|shame|hunger)\b|\bI (?:was|am) (?:teacher|driver|nurse|cook|student|engineer|mother|father|worker)\b|\bmy (?:son|daughter|wife|husband|boss|sister|brother|mother|neighbou?r) (?:he |she )?(?:translate|make|say|work|live|go|want|take|speak|help)\b|\bin (?:hotel|taxi|restaurant|factory)\b|\b(?:he|she|I) is (?:soldier|teacher|driver)\b|\blook my\b|\bcan to\b|\bmust to\b/i.test(
    text,
  );

const ADVERB = '((?: (?:just|also|always|never|still|really|often|usually|only|\\w+ly))?)';
const SECOND_PERSON: readonly Correction[] = [
  [new RegExp(`\\bI${ADVERB} am\\b`, 'g'), 'you$1 are'],
  [new RegExp(`\\bI${ADVERB} was\\b`, 'g'), 'you$1 were'],
  [new RegExp(`\\bI${ADVERB} wasn't\\b`, 'g'), "you$1 weren't"],
  [/\b(?:am|was) I\b/g, 'are you'],
  [/\bI'm\b/g, "you're"],
  [/\bI('ve|'d|'ll)?(?![\w'])/g, 'you$1'],
  [/\bme and (my|the) (\w+)\b/gi, 'you and $1 $2'],
  [/\b(my \w+) and you\b/gi, 'you and $1'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\b(?:me|us|we)\b/gi, 'you'],
  [/\bwe('re|'ve|'d|'ll)/gi, 'you$1'],
];

/** "I'm my own boss" → "you're your own boss" */
export const toSecondPerson = (text: string): string => correct(text, SECOND_PERSON);
