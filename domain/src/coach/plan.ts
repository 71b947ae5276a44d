import { capitalize } from '../capitalize.ts';
import { removeFillers } from './fillers.ts';
import { looksAhead, startsWithMoment } from './moment.ts';
import { countWords, curly, isVerb, tidySpelling } from './plain-english.ts';
import { MAX_STEP } from './step.ts';

const SENTENCES = /(?<=[.!?…])\s+/;
const OPENERS =
  /^(?:(?:yes|yeah|yea|yep|ok(?:ay)?|fine|right|so|and|then|well|sure|deal|simple version|the plan|I (?:think|guess|suppose)(?= I)|suppose|fair enough|lol|haha|omg|hm+|oh|actually|honestly|alright|all right|good idea|(?:no|nah),? but(?= (?:I|maybe|perhaps|we)\b))[,:. ]+)+/i;

const ADVERBS =
  '(?:(?:just|maybe|probably|prob|perhaps|also|at least|simply|then|first|always|actually|like|try (?:to|and)|start (?:to|by)|have a go at) )*';
const INTENT = new RegExp(
  `(?:^|(?<=, )|(?<=\\b(?:so|but|and|then|maybe|perhaps|probably|prob|suppose|think|guess|case) ))(?:(I'll|I will|I'm going to|I am going to|I'm planning to|I plan to|(?:my|the) plan is to|I'm happy to|I'd be happy to|I want to try (?:to|and)|I shall)|((?:could|might) be worth|(?:maybe |perhaps |what if |how about )I(?: (?:should|could|can|might))?|I should (?:probably|just|maybe|really)|what I could do is|(?:I )?(?:could|might|may)(?: I)?|I(?:'d| would) be willing to|(?:I'm|I was) thinking (?:of|about)|I can|could I)|(I'd|I would)|((?:maybe |perhaps )?we (?:could|can|might)|maybe we|let's|what if we|how about we)) (${ADVERBS})([a-z].*)$`,
  'i',
);

const WHEN_I =
  /^((?:when|after|before|if|once|as soon as|on|at|next time|every|in the|this|tonight|tomorrow)\b[^,]{0,60}?) (?=I(?:'ll| will| could| can| might|'m going to)\b)/i;

const TAIL =
  /(?:,? (?:but|because|though|although|even if|or something|or whatever|I guess|I suppose|I think|(?:even,? )?who cares|if that|as long as|obviously|so that|so it (?:isn't|doesn't|won't)|otherwise|couldn't I|can't I|shall I|aren't they|lol|haha+|ha|tho|how's that|deal)\b|, (?:and )?(?:I|it|he|she|they|this|that|there) (?:used|did|do|does|was|were|is|always|never|usually|don't|can't|helped|worked|would)\b|, (?:and )?(?:I|it|he|she|they|that|there)'(?:s|d|m|ve)\b|,? then (?:at least )?I(?:'d| would| have| can't| won't)\b|,? not that\b|,? (?:right|ok|no)\?|[?;(]| - | – | — ).*$/i;

/** Sentences such as "I could cry" and "I'd have to" look like plans but are not. */
const NO_PLAN =
  /^(?:bed\b|sleep now|be\b(?! (?:in|home|back|there|outside)\b)|see (?:that|the point|it|why|what|how|no|where|if)\b|see$|think\b|feel\b|have to\b|have (?:been|done|had|said|told|gone|a point|\w+ed)\b|cry\b|die\b|kill\b|lose\b|never\b|barely|hardly|understand|imagine|remember (?!to)|afford|believe|say (?:that|it|so|no more)\b|like\b|love\b|want\b|need\b|know\b|guess\b|rather\b|handle|survive|hear\b|try$|go on then$|pick (?:one|a) thing|tell (?:you|that|when)\b|ask (?:you|yourself)\b|use (?:that|it|a|some)\b|take (?:the|a|your|that|it)(?: \w+)?$|leave (?:it|that|things|you|here|there)(?: (?:there|here|be|alone|at that|as it is))?$|leave you\b|pass\b|bet\b|notice|sign\b|swear|wonder|pay (?:good|anything)|go on$|live with|stop (?:here|there|now)|come back|see you|thank|give (?:it|that|this)?(?: a)? ?(?:miss|up)|give you|keep (?:it|that|you)|(?:put|write|note|save|lock) (?:it|that|this)(?: down| in| like that)?$|let you|get (?:fired|worse|it|the shakes)\b|do (?:that|it|this|one)$|let$|forget\b|do with\b|leave (?:him|her)$|show (?:him|her|them)$|punch\b|smash\b|throttle|drown|burst|eat a horse|scream\b|sleep for a|murder|strangle|care\b|hardly|try (?:that|it|this)$|have a (?:cry|look at you))/i;
const REFUSES =
  /\bnot (?:today|now|tonight|yet|feeling)\b|^(?:nah|nope)\b|^no\b(?! \w+(?: \w+)? (?:on|after|before|at|in|until|this|from)\b)(?!,? but (?:maybe |perhaps )?(?:I|we)(?:'ll| could| can| will| might)\b)|\bdon't want\b/i;
/** Sentences such as "I don't think I can do a group" look like plans but are not. */
const DOUBTS =
  /\b(?:(?:don't|do not) (?:really |even )?(?:think|believe|know (?:if|that|how))|doubt(?: that)?|not sure(?: (?:if|that|how))?|no way|can't see how) I\b/i;
const RETRACTS =
  /^(?:(?:no|nah|nope|actually)[,.]? )+(?:that|it|this|wait|i|not)\b|\bsounds? (?:horrible|awful|terrible)\b|\bchanged my mind\b|^(?:scratch|forget) that\b/i;
const CORRECTED = /^.*\b(?:well|actually|no),? not\b.*?, (?=I'll )/i;
const CONFIDENCE = /\b(?:10|\d) ?(?:out of (?:10|ten)|\/ ?10)\b/i;
const FINITE =
  /\b(?:is|are|was|were|isn't|wasn't|has|had|does|doesn't|did|didn't|makes|helps|went|came|got|said)\b/i;
const SUBJECT = /\b(?:I|I'm|I've|it|it's|he|she|they|we|you|that's|there|there's)\b/i;
const OBJECT =
  /^[a-z]+(?:'s)? (?:my|the|a|an|to|her|him|them|for|with|in|on|at|out|outside|it|one|two|some|up|off|down|away|back|after|before|early|earlier|every|once|\d+)\b/i;
const THING = /^[a-z]+ [a-z]+ (?:my|the|an?)\b/i;
const COMMITS =
  /\b(?:that|this)(?: one)? I(?:'d| can| could| would| will)(?: actually| really)? (do|send|try|say|manage)\b/i;

export type Expectation = 'none' | 'late' | 'asked';

const first = (text: string) => text.split(/[\s,]/)[0] ?? '';

/**
 * Turns a plan such as "Maybe I could ring her on Sunday" into "I’ll ring her on Sunday." Less
 * clear plans count only if the coach has just asked for one.
 */
export function findStep(message: string, expectation: Expectation = 'none'): string | null {
  const isExpected = expectation !== 'none';
  const isAgreed = /^(?:yes|ok(?:ay)?)\b/i.test(message);
  const sentences = tidySpelling(message).replace(/[“”]/g, '"').split(SENTENCES);
  if (REFUSES.test(sentences[0] ?? '')) return null;
  if (sentences.slice(1).some((one) => RETRACTS.test(one))) return null;
  for (const [at, sentence] of sentences.entries()) {
    if (DOUBTS.test(sentence) || CONFIDENCE.test(sentence)) continue;
    const text = sentence
      .replace(CORRECTED, '')
      .replace(OPENERS, '')
      .replace(/[\s.,!…]+$/, '');
    const step =
      findIntent(text, isExpected) ??
      findIntent(removeFillers(text), isExpected) ??
      findSuggestion(text, isExpected) ??
      (expectation === 'asked' || (isAgreed && DOES.test(text)) ? findPresent(text) : null) ??
      (isExpected && at === 0 ? findBare(sentences, expectation) : null) ??
      (expectation === 'asked' ? findCommand(sentence) : null);
    if (!step) continue;
    return finish(step, findRest(step, sentences.slice(at + 1)));
  }
  return null;
}

function findRest(step: string, sentences: readonly string[]): string {
  let rest = '';
  for (const sentence of sentences) {
    const text = sentence.replace(/[\s.,!…]+$/, '');
    if (step.includes(text)) continue;
    const isMoment = startsWithMoment(text) && !/\b(?:is|was|isn't|are)\b|\?/.test(text);
    const isRider =
      /^(?:no|not|just|only|with|without|nothing|(?:\d+|one|two|five|ten|fifteen|twenty) (?:min\w*|hours?|times?|\w+)(?:,? then \w+)?$)/i.test(
        text,
      );
    const isShared = /^we\b/i.test(step) && /^(?:I|he|she) [a-z]+ /.test(text);
    const isNext = !/^I\b/.test(step) && isVerb(first(text)) && !SUBJECT.test(text);
    if (isShared || (isNext && countWords(text) <= 8)) rest += `. ${text}`;
    else if (
      isMoment ||
      (isRider && countWords(text) <= 5 && !/\b(?:I|he|she|they|we|you)\b/i.test(text))
    )
      rest += `, ${lower(text)}`;
    else break;
  }
  return rest;
}

const lower = (text: string) =>
  text.replace(/^(?!I\b|Mon|Tue|Wed|Thu|Fri|Sat|Sun)./, (one) => one.toLowerCase());

const finish = (step: string, more: string): string | null => {
  const whole = `${capitalize(removeEnd(step))}${removeEnd(more)}`;
  const text = whole.length > MAX_STEP - 5 ? capitalize(removeEnd(step)) : whole;
  return text.length > MAX_STEP - 5
    ? null
    : `${curly(mend(text))
        .replaceAll(/"([^"]*?)[.]?"/g, '‘$1’')
        .replaceAll('"', '')}.`;
};
/** Corrects small mistakes that are common among people who are learning English. */
const mend = (text: string) =>
  text
    .replaceAll(/\bin (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, 'on ')
    .replaceAll(/\b(to|ask|see|call|ring) (?=(?:doctor|dentist|pharmacist|gym)\b)/g, '$1 the ');
const removeEnd = (text: string) =>
  text
    .replace(TAIL, '')
    .replace(/,? (?:maybe|probably)[\s.!]*$/i, '')
    .replace(/[\s.,!?…:]+$/, '');

function findIntent(sentence: string, isExpected: boolean): string | null {
  const text = sentence.replace(WHEN_I, '$1, ');
  const found = INTENT.exec(text);
  if (!found) return null;
  const [whole, firm, soft, hypothetical, together, , rest = ''] = found;
  const said = removeEnd(rest);
  const verb = first(said.replace(/^only /i, ''));
  const isNegated = /^not \w/i.test(said) && firm !== undefined;
  const isWord = /^[a-z]{2,}(?<!ly)$/.test(verb) && !NOT_VERB.test(verb);
  const canBeVerb = firm
    ? isWord
    : isVerb(verb) || (isWord && (OBJECT.test(said) || THING.test(said)));
  const isGoing = soft !== undefined && /(?:of|about|worth)$/i.test(soft) && /ing$/.test(verb);
  if (NO_PLAN.test(said) || !(canBeVerb || isNegated || isGoing) || /\byou\b/i.test(said))
    return null;
  const isVague = countWords(said) <= 2 && /\b(?:it|that|this|so|something|them)$/i.test(said);
  if (isVague && !(firm && looksAhead(text)) && !isExpected) return null;
  if (hypothetical && !looksAhead(said) && !(isExpected && countWords(said) > 3)) return null;
  if (soft && /^I can$/i.test(soft) && !isExpected && !looksAhead(said)) return null;
  const lead = text
    .slice(0, text.length - whole.length)
    .replace(
      /(?:^|[\s,]+)(?:maybe|perhaps|probably|prob|suppose|so|but|and|then|I think|I guess)\s*$/i,
      '',
    );
  const when =
    startsWithMoment(lead) && countWords(lead) <= 12 ? `${lead.replace(/[\s,]+$/, '')}, ` : '';
  if (together) return `${when}${together.replace(/^(?:maybe |perhaps )/i, '')} ${said}`;
  const action = isGoing ? said.replace(verb, baseOfGerund(verb)) : said;
  return `${when}I'll ${action}`;
}

const NOT_VERB =
  /^(?:the|and|but|for|not|all|any|too|very|just|only|even|also|then|than|that|this|these|those|with|from|into|when|where|what|who|how|why|you|your|they|them|she|her|his|him|our|its|one|two|more|less|much|many|most|maybe|really|always|never|still|often|either|both|been|was|were|are|has|had|does|did|can|could|would|should|must|might|murder)$/;

/** People whose first language is not English often write "Yes, I ask her" for a plan. */
const DOES =
  /^I (?:ask|call|tell|write|send|book|ring|go|start|begin|make|put|buy|meet|bring|walk|eat) /i;
const ROUTINE = /\b(?:usually|mostly|sometimes|normally|most (?:days|nights))\b/i;
const HABITUAL = /\b(?:always|usually|often|never|sometimes|mostly|only|still|just|don't|can't)\b/i;

function findPresent(text: string): string | null {
  const wish = /^(?:I'd like to|I want to|I'd love to|I would like to) ([a-z]+\b.*)$/i.exec(
    text,
  )?.[1];
  if (
    wish &&
    isVerb(first(wish)) &&
    !NO_PLAN.test(wish) &&
    !/^(?:be|feel|sleep|stop|lose|get|have|know|see|talk|go)\b/i.test(wish)
  )
    return `I'll ${removeEnd(wish)}`;
  const found = /^(?:(?:when|if|before|after) [^,]{3,50}?,? )?I ([a-z]+\b.*)$/i.exec(text);
  const said = found?.[1] ?? '';
  const isPlan = isVerb(first(said)) && !HABITUAL.test(text) && countWords(text) > 3;
  return isPlan && !NO_PLAN.test(said) ? text : null;
}

function findSuggestion(text: string, isExpected: boolean): string | null {
  const told = /^(?:maybe|perhaps|what) if I ([a-z]+)( .+)$/i.exec(text);
  const base = told && baseOfPast(told[1] ?? '');
  if (base) return `I'll ${base}${removeEnd(told[2] ?? '')}`;
  const after = isExpected ? /^(.+?),? (?:maybe|perhaps)$/i.exec(text)?.[1] : undefined;
  if (after && countWords(after) <= 6 && !SUBJECT.test(after) && !startsWithMoment(after))
    return after;
  const said =
    /^(?:maybe|perhaps|probably|prob|possibly|how about|what about)[,:]? (?:(?:just|try|start|like) )*(.+)$/i.exec(
      text,
    )?.[1];
  if (!said || SUBJECT.test(said) || FINITE.test(said) || countWords(said) < 2) return null;
  const canDo = isVerb(first(said.replace(/^only /, ''))) || /^[a-z]+ing$/.test(first(said));
  const isThing = isExpected && /^(?:a|an|one|two|ten|five|the|my|\d+)\b/i.test(said);
  if (!(canDo || isThing) || NO_PLAN.test(said)) return null;
  return /^only /i.test(said) ? `I'll ${said}` : said;
}

// biome-ignore format: the pairs read as a list.
const PAST: Record<string, string> = {
  told: 'tell', went: 'go', made: 'make', took: 'take', got: 'get', gave: 'give', put: 'put', said: 'say', wrote: 'write', had: 'have', left: 'leave', did: 'do', kept: 'keep', met: 'meet', rang: 'ring', sent: 'send', set: 'set',
};
const baseOfGerund = (verb: string): string => {
  const stem = verb.replace(/ing$/, '');
  return [stem, `${stem}e`, stem.slice(0, -1)].find(isVerb) ?? `try ${verb}`;
};
const baseOfPast = (verb: string): string | undefined =>
  PAST[verb] ??
  [verb.replace(/ed$/, ''), verb.replace(/d$/, '')].find((one) => one !== verb && isVerb(one));

function findCommand(sentence: string): string | null {
  const text = removeEnd(removeFillers(sentence.replace(OPENERS, '')));
  const isCommand =
    !ROUTINE.test(sentence) &&
    countWords(text) <= 22 &&
    !/\?$/.test(sentence) &&
    isVerb(first(text)) &&
    OBJECT.test(text) &&
    !SUBJECT.test(text.replace(/,? (?:when|before|after|while|until|if|so) .*$| it\b/i, '')) &&
    !NO_PLAN.test(text);
  return isCommand ? text : null;
}

function findBare(sentences: readonly string[], expectation: Expectation): string | null {
  const message = sentences
    .join(' ')
    .replace(OPENERS, '')
    .replace(/^not that,? /i, '');
  if (COMMITS.test(message) && countWords(message) <= 25)
    return (
      message
        .replace(COMMITS, '')
        .replace(
          /^(?:just )?/i,
          /\b(?:send|say)$/i.exec(COMMITS.exec(message)?.[0] ?? '')?.[0].concat(' ') ?? '',
        )
        .trim() || null
    );
  if (
    /^no (?!food|eating|breakfast|lunch|dinner|meals?|carbs|sleep|meds|pills|tablets|idea|time|thanks|one)\w+(?: \w+)? (?:on|after|before|at|in|until|this|from)\b/i.test(
      message,
    ) &&
    countWords(message) <= 10
  )
    return message;
  const command = findCommand(sentences[0] ?? '');
  if (command) return command;
  const isThing =
    countWords(message) <= 20 &&
    !message.includes('?') &&
    !SUBJECT.test(message.replace(/ (?:while|when|before|after) .*$/i, '')) &&
    !FINITE.test(message);
  if (!isThing || startsWithMoment(message)) return null;
  const isNoun =
    expectation === 'asked' &&
    /^(?:a|an|one(?! thing)|two|three|five|ten|the|\d+)\b(?!.*\b(?:could|can|will|would|says?|wants?|needs?|never|always)\b)/i.test(
      message,
    );
  return (looksAhead(message) && countWords(message) > 3) || (isNoun && countWords(message) > 2)
    ? message
    : null;
}
