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
  [
    /\bill (?=(?:[a-z]+ )?(?:my|the|it|them|him|her|a|an|to|that|this)\b|try|do|go|be|just|get|call|ring|text|phone|ask|tell|see|message|talk|stop|leave|think|put|have|make|take|read|walk|write|start)/gi,
    "I'll ",
  ],
  [/\b(do|ca|wo|was|were|did|is|are|could|would|should|does|have|has|had|ai)nt\b/gi, "$1n't"],
  [/\b(that|what|there|where|who|how|he|she)s\b(?! own)/gi, "$1's"],
  [
    /\bits (?=a |an |the |not |just |so |too |only |my |like |hard|been |always|because|really|all |very|(?:bad|good|fine|true|awful|late|dark|over|worse|better)\b|kind of|more|about|when|in |at |no |also|me\b|easy|boring|stupid|nothing|\w+ing\b)/gi,
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
  answer apply approach arrange attach attend bath box cap chop chuck block cover download install organise organize reserve silence begin boil borrow break build climb collect connect fish follow forgive kick mention mow
  mark mop peel photograph print show sort suggest sweep taste teach trim wander warm wash
  split agree post mail hand sell rent register bin grow lend host accept apologise apologize explain unsubscribe snooze join
  aim commit compliment confess consider discuss drag draft empty fix gather ignore insist jog laminate nap nod own postpone press rehearse rewrite scribble separate sketch skim spread steam tie toast trade trial unpack untangle video watch water wear weed weigh whistle wind wipe work wrap write yawn`.split(
    /\s+/,
  ),
);

export const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase());
