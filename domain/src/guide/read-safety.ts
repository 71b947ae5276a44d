import { normalizeText } from './plain-words.ts';

const SAFE = /^(yes|yeah|yep|yup|y|i am|im|i'm|safe|ok|okay|si|sí|oui|ja|fine)\b/;
const UNSAFE =
  /^(no|nope|nah|n|not|don'?t|idk|dunno|maybe|unsure|non|nein|nicht)\b|\bnot (really |so |very |that )?(sure|safe|ok|okay|fine)\b|\b(unsafe|in danger)\b/;

export function parseSafetyReply(reply: string): 'safe' | 'unsafe' | null {
  const words = reply.trim().toLowerCase().replaceAll('’', "'");
  if (words === '' || words.split(/\s+/).length > 8) return null;
  if (UNSAFE.test(words)) return 'unsafe';
  return SAFE.test(words) ? 'safe' : null;
}

export type AllClear = 'safe' | 'misread' | 'thanks';

const NOT_QUITE =
  / (?:not|never|un|less) (?:\w+ ){0,2}safe | (?:if|whether|no one is|nobody is|is (?:this|it|that)) (?:\w+ ){0,3}safe | safe (?:until|till|unless|for now|from|at the moment|except) | unsafe /;
const MISREAD =
  / (?:not what i (?:mean|meant|said)|misunderst\w+|misread|got (?:me|it|that) wrong|false alarm|figure of speech|(?:just|only) an? (?:expression|saying)|not suicidal|(?:nobodys|no ones|(?:nobody|no one) is) in (?:any )?danger|not in (?:any )?danger) /;
/** Sentences with which members explain that an alarm was a misunderstanding. */
const EXPLAINED =
  / (?:(?:it was|it is|that was) (?:just |only )?(?:a )?(?:panic|panic attack|anxiety attack)|i (?:mean|meant) (?:my|the|our) (?:toddler|kids?|children|son|daughter|little one|baby)|(?:they are|were|these are) (?:just |only |both )?(?:small |little |young )?(?:kids|children|siblings|toddlers)|(?:he|she) is (?:only |just )?(?:[1-9]|one|two|three|four|five|six|seven|eight|nine)(?: years? old)?(?= $| and | so )) /;
const UNEXPLAINED =
  / (?:but|hit\w*|hurt\w*|beat\w*|husband|wife|boyfriend|girlfriend|partner|dad|father|die|kill|pain|breathe) /;
const MAX_EXPLANATION_WORDS = 14;
const SAYS_SAFE =
  / (?:i am|we are|were) (?:(?:all|both|completely|totally|perfectly|quite) )?safe /;
const THANKS =
  /^ (?:(?:ok|okay|alright|great|good|yes|yeah) )?(?:many )?(?:thanks|thank you|thankyou|thx|ty|cheers) (?!.* (?:but|nothing|though|anyway|still|not|no) )/;
const MAX_THANKS = 60;

export function findAllClear(message: string): AllClear | null {
  const line = normalizeText(message).replaceAll(/ [.,!?]+(?= )/g, '');
  if (NOT_QUITE.test(line)) return null;
  if (MISREAD.test(line) || isExplanation(line)) return 'misread';
  if (SAYS_SAFE.test(line)) return 'safe';
  return THANKS.test(line) && message.length <= MAX_THANKS && !message.includes('?')
    ? 'thanks'
    : null;
}

const isExplanation = (line: string) =>
  EXPLAINED.test(line) &&
  !UNEXPLAINED.test(line) &&
  line.trim().split(' ').length <= MAX_EXPLANATION_WORDS;
